import { compileDocument } from "./compile.ts";
import type { CompiledDocument, Part } from "./document.ts";
import { escapeHtml } from "./escape.ts";
import type { CompileRequest, ImportTarget } from "./input.ts";

/** Modules and documents that tests import. */
export type Files = Record<string, ImportTarget>;

/** Compile a text as tests do: code is only escaped unless a test brings a highlighter. */
export function compileText(
  text: string,
  request: Partial<CompileRequest> & { files?: Files } = {},
): Promise<CompiledDocument> {
  const { files = {}, ...rest } = request;
  return compileDocument({
    file: "docs/page.md",
    text,
    format: "md",
    components: { Card: "components/card.tsx#default" },
    resolveImport: (specifier) =>
      files[specifier] ??
      (specifier.startsWith("@theme/")
        ? { kind: "theme", name: specifier.slice("@theme/".length) }
        : undefined),
    highlight: (code) => escapeHtml(code),
    diagram: () => ({ error: "no drawer" }),
    ...rest,
  });
}

/** A body as one readable string: components as elements with their properties as JSON, links as `{n}`. */
export function show(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return showLinks(part);
      const props = Object.entries(part.props).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
      const name = part.component.replace(/^@theme\//, "");
      return `<${name}${props.join("")}>${show(part.children)}</${name}>`;
    })
    .join("");
}

/** Link marks as `{n}`. */
export function showLinks(text: string): string {
  return text
    .split("\u0001")
    .map((piece, index) => (index % 2 === 1 ? `{${piece}}` : piece))
    .join("");
}

/** Codes and places of problems: `html-stray 3:1`. */
export function places(document: CompiledDocument): string[] {
  return document.problems.map((problem) => `${problem.code} ${problem.line}:${problem.column}`);
}
