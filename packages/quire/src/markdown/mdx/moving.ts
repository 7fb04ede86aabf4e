import { literally } from "../../base/regular-expression.ts";

/** Code that needs a browser to do anything: React state, effects, event handlers, parts that are loaded later. */
export const moving =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Optimistic|ActionState|IsBrowser|ColorMode|WindowSize|ScrollPosition|QueryString(?:List)?))\s*[(<]|\s(on[A-Z][A-Za-z]+)=\{|<(?:React\.)?(BrowserOnly|Suspense)\b|\b(componentDidMount)\b/;

/** A component that inspects its children, which an island receives as HTML. */
export const looksInside = /\bChildren\s*\.|\bcloneElement\b|\bisValidElement\b|\bchildren\s*(?:\(|\?*\.|\[)/;

/** The start of a definition. */
const definition = /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm;

/**
 * Find the components defined in code that need a browser, directly or through a component they render, each with
 * its code.
 */
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

/** Matches the start of a component's tags in code. */
function drawsTag(name: string): RegExp {
  return new RegExp(`(?<=</?)${literally(name)}(?![\\w$.])`, "g");
}

/** Separates the definitions in a document's module from its body. */
const bodyMark = "// The body.";

/** Join definitions and body into the module of a document. */
export function joinModule(definitions: readonly string[], body: readonly string[]): string {
  return [...definitions, bodyMark, ...body, ""].join("\n");
}

/** The definitions in the module of a document, for the browser to load without the body. */
export function definitionsOf(module: string): string {
  return module.slice(0, Math.max(0, module.indexOf(`${bodyMark}\n`)));
}

/** Prefix of the names of islands in the body of a document; the rest is the component's name. */
export const islandName = "Island$";

/** Replace tags of islands in the code of a body by those that are hydrated in the browser. */
export function withIslandTags(code: string, islands: ReadonlySet<string>): string {
  return [...islands].reduce((text, name) => text.replace(drawsTag(name), () => islandName + name), code);
}

/** The import that a module with islands of its own needs. */
export const islandImport = `import { island as ${islandName} } from "quire/render/island.js";`;

/** The components of a document's module that run in the browser, each with its code. */
export function islandsOf(module: string): { name: string; code: string }[] {
  return module.includes(islandImport) ? movingComponents(definitionsOf(module)) : [];
}
