import type { ComponentPart, Part } from "../document.ts";
import { definedMark, expressionMark, partialMark } from "../mark.ts";
import { islandName, withIslandTags } from "./moving.ts";

/** A member of a name, with the place of its tag. */
const PLACED = new RegExp(`^${definedMark}\\S+ (.*)$`, "s");

/**
 * Writes the parts of a document with code as JSX. Its texts are listed apart: static content, which stays HTML as in
 * other documents, and properties that are strings. The code is the same whatever they say.
 */
export class JsxWriter {
  /** What `$texts` is to hold. */
  readonly texts: string[] = [];
  /** What the written tags need: reference to import → its name in the module. */
  readonly imported = new Map<string, string>();
  /** The document's own code that was written: expressions, and tags of components it defines. */
  code = "";
  /** Whether a component of the site was written with content. */
  holdsContent = false;
  /** Whether a member of a name was written as a component. */
  namesMembers = false;

  /**
   * @param partials functions that render the partials used in the code of a file
   * @param islands components of the document that run in the browser
   */
  constructor(
    private readonly partials: (file: string, code: string) => string,
    private readonly islands: ReadonlySet<string>,
  ) {}

  /** Parts as JSX children, one to a line. */
  children(parts: readonly Part[]): string {
    return parts
      .map((part) => {
        if (typeof part !== "string") return this.part(part);
        // Plain text stays text, as components may inspect it.
        return isPlainText(part) ? `{${this.text(part)}}` : `<Html html={${this.text(part)}} />`;
      })
      .join("\n");
  }

  /** Body of a function that renders a partial; the partials its code names are local to it. */
  partial(file: string, parts: readonly Part[]): string {
    const before = this.code.length;
    const body = this.children(parts);
    return `${this.partials(file, this.code.slice(before))}  return <>${body}</>;`;
  }

  private part(part: ComponentPart): string {
    if (part.component === expressionMark) {
      const code = String(part.props.code);
      this.code += `${code}\n`;
      return `{${withIslandTags(code, this.islands)}}`;
    }
    if (part.component.startsWith(partialMark)) {
      const inner = this.partial(part.component.slice(partialMark.length), part.children);
      const props = Object.keys(part.props).length === 0 ? "{}" : `{${this.entries(part.props)}}`;
      return `{((props) => {\n${inner}\n})(${props})}`;
    }
    const name = this.tagName(part.component);
    const place = PLACED.exec(part.component)?.[1];
    if (place === undefined) return this.element(name, part);
    this.namesMembers = true;
    // Under a name of its own, so that parents see the component itself.
    const found = `$member(${name}, ${JSON.stringify(name)}, ${this.text(place)})`;
    return `{(($Member) => ${this.element("$Member", part)})(${found})}`;
  }

  private element(name: string, part: ComponentPart): string {
    const props = Object.entries(part.props)
      .map(([key, value]) => this.prop(key, value))
      .join("");
    if (part.children.length === 0) return `<${name}${props} />`;
    const children = this.children(part.children);
    const isText = part.children.every((child) => typeof child === "string" && isPlainText(child));
    if (isText || part.component.startsWith("@theme/") || /^[a-z]/.test(name))
      return `<${name}${props}>${children}</${name}>`;
    this.holdsContent = true;
    return `<${name}${props} {...$contentFor(${name}, <>${children}</>, $links)} />`;
  }

  private prop(key: string, value: unknown): string {
    // Only as content, its links get their addresses.
    if (key === "titleHtml") return ` title={${this.children([String(value)])}}`;
    const code = this.value(value);
    return key.startsWith("...") ? ` {...${code}}` : ` ${key}={${code}}`;
  }

  private entries(props: Record<string, unknown>): string {
    return Object.entries(props)
      .map(([key, value]) =>
        key.startsWith("...") ? `...${this.value(value)}` : `${JSON.stringify(key)}: ${this.value(value)}`,
      )
      .join(", ");
  }

  private text(text: string): string {
    return `$texts[${this.texts.push(text) - 1}]`;
  }

  private value(value: unknown): string {
    if (typeof value === "string") return this.text(value);
    if (typeof value === "object" && value !== null) {
      const mark = value as { $link?: number; $expression?: string; $spread?: string; $parts?: Part[] };
      if (mark.$parts) return `<>${this.children(mark.$parts)}</>`;
      if (typeof mark.$link === "number") return `$links[${mark.$link}]`;
      const code = mark.$expression ?? mark.$spread;
      if (typeof code === "string") {
        this.code += `${code}\n`;
        return `(${withIslandTags(code, this.islands)}\n)`;
      }
    }
    return JSON.stringify(value) ?? "undefined";
  }

  private tagName(component: string): string {
    if (/^[a-z][\w-]*$/.test(component)) return component;
    if (!component.startsWith(definedMark)) return this.nameOf(component);
    const [name = ""] = component.slice(definedMark.length).split(" ", 1);
    this.code += `<${name}\n`;
    return this.islands.has(name) ? islandName + name : name;
  }

  private nameOf(component: string): string {
    // Size and responsive forms of an image are only known when the page is rendered.
    const ref = component === "@theme/Image" ? "quire/render/document-image.js" : component;
    const found = this.imported.get(ref);
    if (found) return found;
    const local = `Quire${this.imported.size}`;
    this.imported.set(ref, local);
    return local;
  }
}

function isPlainText(html: string): boolean {
  return !/[<&\u0001]/.test(html);
}
