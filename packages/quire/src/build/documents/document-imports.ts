import { readFileSync } from "node:fs";
import path from "node:path";
import { contentHash } from "../../base/content-hash.ts";
import type { Config } from "../../config/schema.ts";
import type { Source } from "../../site/model.ts";
import { parseSource } from "../../site/source/source.ts";
import { isSpecifier, type ResolvedImport, resolveImport } from "../bundle/resolve-import.ts";

/** What the documents of a site import: partials, texts and modules. */
export interface DocumentImports {
  /** What an import in a file leads to. */
  targetOf(specifier: string, from: string): ResolvedImport | undefined;
  /** A document that others include; read once. */
  included(file: string): Source & { text: string };
  /** What the imports of a document lead to, with the content of what it includes, as parts of its key. */
  describe(source: Source): string[];
  /** Modules that a document and its partials import: files relative to the site, or package specifiers. */
  modulesOf(source: Source): string[];
  /** Files that have been included so far, relative to the site. */
  files(): string[];
}

/** @param read returns the text of a document, by its path relative to the site */
export function createDocumentImports(
  siteDir: string,
  config: Config,
  read: (file: string) => string,
): DocumentImports {
  const includes = new Map<string, Source & { text: string }>();
  const texts = new Set<string>();

  const targetOf = (specifier: string, from: string) => resolveImport(siteDir, specifier, from, config);

  const included: DocumentImports["included"] = (file) => {
    let entry = includes.get(file);
    if (!entry) {
      const text = read(file);
      entry = { ...parseSource(file, text, contentHash(text)).source, text };
      includes.set(file, entry);
    }
    return entry;
  };

  const describe = (file: string, imports: readonly string[], seen: Set<string>): string[] =>
    imports.map((specifier) => {
      const target = targetOf(specifier, file);
      if (target?.kind === "text") {
        texts.add(target.file);
        return `${specifier} ${contentHash(readFileSync(path.join(siteDir, target.file)))}`;
      }
      if (target?.kind !== "document") return `${specifier} ${JSON.stringify(target)}`;
      if (seen.has(target.file)) return `${specifier} ${target.file}`;
      seen.add(target.file);
      const inner = included(target.file);
      return [specifier, target.file, inner.hash, ...describe(target.file, inner.imports, seen)].join(" ");
    });

  const modulesOf = (file: string, imports: readonly string[], seen: Set<string>): string[] =>
    imports.flatMap((specifier) => {
      const target = targetOf(specifier, file);
      if (target?.kind === "module" && (isSpecifier(target.ref) || /\.([jt]sx?|svg)$/.test(target.ref)))
        return [target.ref];
      if (target?.kind !== "document" || seen.has(target.file)) return [];
      seen.add(target.file);
      return modulesOf(target.file, included(target.file).imports, seen);
    });

  return {
    targetOf,
    included,
    describe: ({ file, imports }) => describe(file, imports, new Set([file])),
    modulesOf: ({ file, imports }) => modulesOf(file, imports, new Set([file])),
    files: () => [...includes.keys(), ...texts],
  };
}
