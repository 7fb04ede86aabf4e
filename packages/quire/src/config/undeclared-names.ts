import { parseAst } from "rolldown/parseAst";

type Node = Record<string, unknown> & { type?: string };

/**
 * Names that a CommonJS module assigns without declaring them, which are global variables outside of strict mode.
 * None for ES modules, which are strict, and for code that cannot be parsed.
 */
export function undeclaredNames(code: string, file: string): string[] {
  if (!/^\s*[\w$]+\s*=[^=>]/m.test(code) || /^\s*(?:import\b(?!\s*\()|export\b)/m.test(code)) return [];
  const assigned = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, left, id, params, param } = node as Node;
    if (type === "AssignmentExpression" && (left as Node).type === "Identifier") namesIn(left, assigned);
    // Wherever in the module: code that gives two variables one name is rare.
    for (const pattern of [id, params, param]) namesIn(pattern, declared);
    for (const part of Object.values(node)) visit(part);
  };
  try {
    visit(parseAst(code, { lang: /\.[cm]?ts$/.test(file) ? "ts" : "tsx" }));
  } catch {
    // The bundler reports it.
  }
  const known = new Set([...declared, "module", "exports"]);
  return [...assigned].filter((name) => !known.has(name) && !(name in globalThis));
}

/** Add the names that a pattern binds, and those in its default values. */
function namesIn(pattern: unknown, names: Set<string>): void {
  if (typeof pattern !== "object" || pattern === null) return;
  const { type, name } = pattern as Node;
  if (type === "Identifier") names.add(String(name));
  else for (const part of Object.values(pattern)) namesIn(part, names);
}
