/** Code that only does something in a browser: state of React's, effects, handlers of events. */
export const moving =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Optimistic|ActionState|IsBrowser|ColorMode))\s*[(<]|\s(on[A-Z][A-Za-z]+)=\{|<(BrowserOnly)\b|\b(componentDidMount)\b/;

/** A component that looks into what stands between its tags, which an island is given as HTML. */
export const looksInside = /\bChildren\s*\.|\bcloneElement\b|\bisValidElement\b|\bchildren\s*(?:\(|\?*\.|\[)/;

/** What a statement begins with that defines something. */
const definition = /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm;

/** Components that code defines and that expect to run in a browser, with the code of each. */
export function movingComponents(code: string): { name: string; code: string }[] {
  const starts = [...code.matchAll(definition)];
  const defined = starts.map((match, index) => ({
    name: match[1]!,
    code: code.slice(match.index, starts[index + 1]?.index).trim(),
  }));
  return defined.filter(
    ({ name, code: own }) => /^[A-Z]/.test(name) && moving.test(own) && !looksInside.test(own),
  );
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

/** The components that the module of a document wraps as islands, with the code of each. */
export function islandsOf(module: string): { name: string; code: string }[] {
  return movingComponents(definitionsOf(module)).filter(({ name }) =>
    module.includes(`const ${islandName}${name} = ${islandName}(`),
  );
}
