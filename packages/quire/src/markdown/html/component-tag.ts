import { nearest } from "../../base/nearest.ts";
import { isOfTheme, unresolvedHint } from "../../base/unresolved-import.ts";
import { admonitionKinds } from "../admonition.ts";
import { writeDiagram } from "../code/code-block.ts";
import { DIAGRAM } from "../code/code-fence.ts";
import { addLink, report, type Scope } from "../compilation.ts";
import type { Binding, Unit } from "../input.ts";
import { definedMark } from "../mark.ts";
import { keepTocPlace, writePartial } from "../partial.ts";
import type { Place, PlaceAt } from "../place.ts";
import { reportStray } from "./html-tag.ts";
import { addShownProps } from "./shown-props.ts";
import { isComponentName, type Tag } from "./tag.ts";
import { readProps } from "./tag-props.ts";
import { themeNames } from "./theme-names.ts";

/** Whether a tag is that of a component: by its name, or because the settings give that name to one. */
export function isComponentTag(scope: Scope, name: string): boolean {
  const { components, mdxInMd } = scope.compilation.input;
  if (Object.hasOwn(components, name)) return true;
  // In a file that is no MDX, a name that means nothing is one of HTML, in which case does not matter.
  const isPlain = mdxInMd === false && scope.unit.format === "md";
  return isComponentName(name) && !(isPlain && lookUp(scope, name) === undefined);
}

/** Write the tag of a component: open or close it, or write what it stands for, followed by its content. */
export function writeComponentTag(scope: Scope, tag: Tag, placeAt: PlaceAt): void {
  const { writer } = scope.compilation;
  const at = placeAt(tag.start);
  if (tag.kind === "close") {
    if (!writer.close(tag.name)) reportStray(scope, tag, at);
    return;
  }
  const ref = componentOf(scope, tag, placeAt);
  const isRendered = ref !== undefined && openComponent(scope, tag, ref, placeAt);
  if (!isRendered && tag.kind === "open") writer.openTransparent(tag.name, at);
}

/** Open a component, and close it if its tag does; false if it is a diagram, which is written instead. */
function openComponent(scope: Scope, tag: Tag, ref: string, placeAt: PlaceAt): boolean {
  const { writer } = scope.compilation;
  const at = placeAt(tag.start);
  const props = readProps(scope, tag, ref, placeAt);
  const diagram = ref === DIAGRAM ? (props.value ?? props.chart) : undefined;
  if (typeof diagram === "string" && writeDiagram(scope, diagram, at)) {
    scope.compilation.sections.addCodeBlock(diagram);
    return false;
  }
  if (ref === "@theme/Admonition" && typeof props.type === "string") checkKind(scope, props.type, at);
  addShownProps(scope, ref, props);
  writer.openComponent(tag.name, ref, props, at);
  if (tag.kind === "void") writer.close(tag.name);
  return true;
}

/** The component that renders a tag; undefined if none does, and what the tag stands for is written or reported. */
function componentOf(scope: Scope, tag: Tag, placeAt: PlaceAt): string | undefined {
  const { compilation } = scope;
  const at = placeAt(tag.start);
  const meaning = lookUp(scope, tag.name);
  switch (meaning?.kind) {
    case "component":
      return meaning.ref;
    case "asset": {
      if (meaning.component !== undefined) return meaning.component;
      const link = addLink(scope, meaning.url, "picture", at);
      const props = { src: { $link: link }, link, alt: "" };
      compilation.writer.part({ component: "@theme/Image", props, children: [] });
      return undefined;
    }
    case "partial":
      if (tag.kind !== "open" || !holdsContent(meaning)) {
        writePartial(scope, meaning.unit, readProps(scope, tag, "", placeAt));
        return undefined;
      }
      // A partial with a place for the content of its tag is rendered as a component.
      keepTocPlace(compilation, meaning.unit);
      break;
    case "defined":
      break;
    default:
      reportMissing(scope, tag.name, at, meaning);
      return undefined;
  }
  compilation.dynamic = true;
  const origin = tag.name.includes(".") ? ` ${scope.unit.file}:${at.line}:${at.column}` : "";
  return definedMark + tag.name + origin;
}

function checkKind(scope: Scope, type: string, at: Place): void {
  const kinds = admonitionKinds(scope);
  if (kinds.includes(type.toLowerCase())) return;
  const near = nearest(type, kinds);
  report(scope, at, {
    code: "unknown-directive",
    message: `There is no admonition of the type \`${type}\`; it looks like a note.`,
    hint: near ? `Did you mean \`type="${near}"\`?` : `Use one of ${kinds.join(", ")}.`,
  });
}

function holdsContent({ unit }: { unit: Unit }): boolean {
  return /\bprops\.children\b/.test(unit.source);
}

/** Resolve a component's name in a file: among its imports, then the components of every document. */
export function lookUp(scope: Scope, name: string): Binding | undefined {
  const own = scope.unit.bindings.get(name);
  if (own?.kind === "partial" && own.member && scope.unit.format === "mdx") return { kind: "defined" };
  if (own) return own;
  const member = name.indexOf(".");
  if (member > 0) {
    const owner = lookUp(scope, name.slice(0, member));
    const hasMembers = owner && !(owner.kind === "component" && isOfDocuments(owner.ref));
    return hasMembers ? { kind: "defined" } : undefined;
  }
  const ref = commonComponent(scope.compilation.input.components, name);
  return ref === undefined ? undefined : { kind: "component", ref, specifier: "" };
}

/** The component that a name means in every document: one from the settings, or one of the theme. */
export function commonComponent(
  components: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  if (Object.hasOwn(components, name)) return components[name];
  return isOfDocuments(`@theme/${name}`) ? `@theme/${name}` : undefined;
}

/** Whether a component is one of the theme for every document; these have no members. */
function isOfDocuments(ref: string): boolean {
  return themeNames.some((name) => ref === `@theme/${name}`);
}

function reportMissing(scope: Scope, name: string, at: Place, meaning: Binding | undefined): void {
  if (meaning?.kind === "cycle") {
    report(scope, at, {
      code: "import-cycle",
      severity: "error",
      message: `<${name}/> includes ${meaning.file}, which includes this document.`,
      hint: "Move the common part to a partial of its own.",
    });
  } else if (meaning?.kind === "unresolved") {
    report(scope, at, {
      code: isOfTheme(meaning.specifier) ? "theme-component" : "unresolved-import",
      severity: "error",
      message: `<${name}> is imported from "${meaning.specifier}", which does not exist.`,
      hint: unresolvedHint(meaning.specifier),
    });
  } else {
    const known = [
      ...scope.unit.bindings.keys(),
      ...Object.keys(scope.compilation.input.components),
      ...themeNames,
    ];
    const near = nearest(name, known);
    report(scope, at, {
      code: "unknown-component",
      severity: "error",
      message: `There is no component <${name}>.`,
      hint: `${near ? `Did you mean <${near}>? ` : ""}Import it, or write \`<${name}>\` in backticks (or \\<${name}>) if it is text.`,
    });
  }
}
