import type { ComponentPart, Part } from "./document.ts";
import { definedMark, expressionMark, partialMark } from "./mark.ts";
import { islandName, withIslandTags } from "./moving.ts";

/**
 * Writes the parts of a document that computes as JSX. Static stretches are HTML strings, just as in the parts of other
 * documents.
 */
export class JsxWriter {
  /** What the tags that were written need: what is imported → its name in the module. */
  readonly imported = new Map<string, string>();
  /** Code of the document's own that was written: its expressions, and the tags of components it defines. */
  code = "";
  /** Whether a component of the site's own was written that holds something. */
  holdsContent = false;
  private readonly partials: (file: string, code: string) => string;

  private readonly islands: ReadonlySet<string>;

  /**
   * @param partials functions that draw the partials which code of a file names
   * @param islands components of the document's own that are to run in the browser
   */
  constructor(partials: (file: string, code: string) => string, islands: ReadonlySet<string>) {
    this.partials = partials;
    this.islands = islands;
  }

  /** Parts one below the other. */
  children(parts: readonly Part[]): string {
    return parts
      .map((part) => {
        if (typeof part !== "string") return this.part(part);
        // Components look at text that they hold, as they could where React alone drew them.
        if (isPlainText(part)) return `{${JSON.stringify(part)}}`;
        return `<Html html={${JSON.stringify(part)}} />`;
      })
      .join("\n");
  }

  /** What a function does that draws a partial; the partials that code of it names are known to it alone. */
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

  private value(value: unknown): string {
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
    const name = component.slice(definedMark.length);
    this.code += `<${name}\n`;
    return this.islands.has(name) ? islandName + name : name;
  }

  private nameOf(component: string): string {
    // Its size and other forms are known only when the page is drawn.
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
