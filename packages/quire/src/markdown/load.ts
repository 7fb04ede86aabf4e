import { QuireError } from "../base/problem.ts";
import { DIAGRAM } from "./code/code-fence.ts";
import { showsValue } from "./expressions.ts";
import { fileAddress } from "./file-address.ts";
import { type ImportBinding, reExportsAsImports, splitImports } from "./imports.ts";
import type { Binding, CompileRequest, DocumentFile, Unit } from "./input.ts";
import { unwrapMdxBlocks } from "./mdx/mdx-blocks.ts";
import { explainMdxError } from "./mdx/mdx-error.ts";
import { prescanMdx } from "./mdx/mdx-prescan.ts";
import { type MathSyntax, MdxSyntaxError, parseMarkdown, parseMdx } from "./parse.ts";
import { type MarkdownPrescan, normalise, prescan } from "./prescan.ts";

const asset = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mov|mp3|ogg|wav|pdf|zip|gz|ya?ml|txt|csv|xml)$/i;

/** The definition of a component. */
const definition = /^(?:export\s+)?(?:default\s+)?(?:const|let|var|function|class)\s+([A-Z][\w$]*)/gm;

/**
 * Parse a document and, through its imports, the partials it includes. A cycle of partials becomes a binding of
 * kind `cycle`, which is reported where it is used.
 *
 * @throws QuireError for text that is not valid MDX
 */
export function loadUnit(input: CompileRequest, file: DocumentFile, ancestors: readonly string[] = []): Unit {
  const source = unwrapMdxBlocks(normalise(file.text));
  const isMdx = ({ text, computes, mayCompute }: MarkdownPrescan) =>
    input.mdxInMd !== false &&
    (computes ||
      // It shows values passed by the document that includes it, or by the module that imports it.
      ((ancestors.length > 0 || input.asModule) && showsValue(text, ["props"])) ||
      input.asMdx?.has(file.file) ||
      (mayCompute && isValidMdx(source, input.math)));
  const scanned = file.format === "md" ? prescan(source) : undefined;
  const markdown = scanned && !isMdx(scanned) ? scanned : undefined;
  const unit: Unit = {
    file: file.file,
    frontMatter: file.frontMatter,
    source,
    bindings: new Map(),
    ...(markdown
      ? { format: "md", prescan: markdown, tree: parseMarkdown(markdown.text, input.math) }
      : parsedMdx(source, file.file, input.math)),
  };
  const statements = (unit.tree.children ?? []).filter((node) => node.type === "mdxjsEsm");
  const imports =
    markdown?.imports ??
    statements.flatMap(({ value = "", position }) => {
      const code = ancestors.length > 0 ? reExportsAsImports(value) : value;
      return splitImports(code, position?.start.line ?? 1).imports;
    });
  // MDX 1 imported it for every document.
  if (source.includes("<React."))
    unit.bindings.set("React", { kind: "component", ref: "react#default", specifier: "react" });
  for (const { value } of statements) {
    for (const [, local] of (value ?? "").matchAll(definition))
      unit.bindings.set(local!, { kind: "defined" });
  }
  for (const binding of imports) unit.bindings.set(binding.local, bind(input, file, ancestors, binding));
  return unit;
}

/** A code block written as a component, with its language. */
const codeTag =
  /<CodeBlock\b[^>]*?\slanguage(?:=["']|-)([\w+#-]+)|<CodeBlock\b[^>]*?["'\s]language-([\w+#-]+)/g;

/** Languages of all code blocks in a unit and its partials. */
export function languagesOf(unit: Unit): string[] {
  const languages = [...unit.prescan.languages];
  if (unit.source.includes("<CodeBlock")) {
    for (const [, named, ofClass] of unit.source.matchAll(codeTag))
      languages.push((named ?? ofClass)!.toLowerCase());
  }
  for (const binding of unit.bindings.values()) {
    if (binding.kind === "partial") languages.push(...languagesOf(binding.unit));
    if (binding.kind === "component" && binding.ref === DIAGRAM) languages.push("mermaid");
  }
  return [...new Set(languages)];
}

/** Resolve an imported name. */
function bind(
  input: CompileRequest,
  from: DocumentFile,
  ancestors: readonly string[],
  { imported, specifier, line }: ImportBinding,
): Binding {
  const target = input.resolveImport(specifier, from.file);
  if (target?.kind === "text") return { kind: "text", text: target.text };
  if (target?.kind === "address") return { kind: "asset", url: `@site/${target.file}`, asUrl: true };
  if (asset.test(specifier)) {
    const drawn = /\.svg$/i.test(specifier) && target?.kind === "module";
    return {
      kind: "asset",
      url: target?.kind === "module" ? fileAddress(specifier, target.ref) : specifier,
      ...(drawn && { component: `${target.ref}#default` }),
    };
  }
  if (!target) return { kind: "unresolved", specifier, line };
  if (target.kind === "theme") return { kind: "component", ref: `@theme/${target.name}`, specifier };
  if (target.kind === "module") return { kind: "component", ref: `${target.ref}#${imported}`, specifier };
  // `import *` yields all exports of the document, as it would in a module.
  if (imported === "*") return { kind: "component", ref: `${target.file}#*`, specifier };
  const chain = [...ancestors, from.file];
  if (chain.includes(target.file)) return { kind: "cycle", file: target.file, line };
  const member = imported === "default" ? undefined : imported;
  return { kind: "partial", unit: loadUnit(input, target, chain), member };
}

function isValidMdx(source: string, math?: MathSyntax): boolean {
  try {
    parseMdx(prescanMdx(source).text, math);
    return true;
  } catch (error) {
    if (error instanceof MdxSyntaxError) return false;
    throw error;
  }
}

function parsedMdx(
  source: string,
  file: string,
  math?: MathSyntax,
): Pick<Unit, "format" | "prescan" | "tree"> {
  const scanned = prescanMdx(source);
  try {
    return { format: "mdx", prescan: scanned, tree: parseMdx(scanned.text, math) };
  } catch (error) {
    if (error instanceof MdxSyntaxError) throw new QuireError(explainMdxError(error, scanned.text, file));
    throw error;
  }
}
