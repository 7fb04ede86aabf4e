/** Code that only does something in a browser: state of React's, effects, handlers of events. */
export const moving =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Optimistic|ActionState|IsBrowser|ColorMode))\s*[(<]|\s(on[A-Z][A-Za-z]+)=\{|<(BrowserOnly)\b|\b(componentDidMount)\b/;

/** A component that looks into what stands between its tags, which an island is given as HTML. */
export const looksInside = /\bChildren\s*\.|\bcloneElement\b|\bisValidElement\b|\bchildren\s*(?:\(|\?*\.|\[)/;

/** What a statement begins with that defines something. */
const definition = /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm;

/** Components that code defines and that expect to run in a browser, or draw one that does, with the code of each. */
export function movingComponents(code: string): { name: string; code: string }[] {
  const starts = [...code.matchAll(definition)];
  const components = starts
    .map((match, index) => ({
      name: match[1]!,
      code: code.slice(match.index, starts[index + 1]?.index).trim(),
    }))
    .filter((defined) => /^[A-Z]/.test(defined.name) && !looksInside.test(defined.code));
  const found = new Set(components.filter((defined) => moving.test(defined.code)));
  for (const { name } of found)
    for (const other of components) if (drawsTag(name).test(other.code)) found.add(other);
  return components.filter((defined) => found.has(defined));
}

/** The beginnings of a component's tags in code. */
function drawsTag(name: string): RegExp {
  return new RegExp(`(?<=</?)${name.replaceAll("$", "\\$")}(?![\\w$.])`, "g");
}

/** Parts the statements of a document's module, and what they need, from its body. */
const bodyMark = "// The body.";

/** The module of a document from what stands before its body and the rest. */
export function joinModule(definitions: readonly string[], body: readonly string[]): string {
  return [...definitions, bodyMark, ...body, ""].join("\n");
}

/** What the module of a document defines by itself, for a browser to load without the body. */
export function definitionsOf(module: string): string {
  return module.slice(0, Math.max(0, module.indexOf(`${bodyMark}\n`)));
}

/** Begins the names of islands in the body of a document: the rest is what the document calls the component. */
export const islandName = "Island$";

/** Code of a document's body, in which the tags of islands are those that the browser brings to life. */
export function withIslandTags(code: string, islands: ReadonlySet<string>): string {
  return [...islands].reduce((text, name) => text.replace(drawsTag(name), () => islandName + name), code);
}

/** The statement that a module with islands of a document's own has. */
export const islandImport = `import { island as ${islandName} } from "quire/render/island.js";`;

/** The components of a document's own that move in the browser, by its module, with the code of each. */
export function islandsOf(module: string): { name: string; code: string }[] {
  return module.includes(islandImport) ? movingComponents(definitionsOf(module)) : [];
}
