import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentHash, hashOf } from "../../base/content-hash.ts";
import { QuireError } from "../../base/problem.ts";
import type { Config } from "../../config/schema.ts";
import type { CompiledDocument } from "../../markdown/document.ts";
import type { DocumentTerms } from "../../search/document-terms.ts";
import { hasIndex } from "../../search/site-settings.ts";
import type { Source } from "../../site/model.ts";
import { isReadFrom, parseSource } from "../../site/source/source.ts";
import { openPacks, type PackLocation } from "../cache/pack.ts";
import { changesTexts, type TextChange } from "../read/document-functions.ts";
import { changedSince } from "../read/walk.ts";
import { termsOf } from "../search/search-texts.ts";
import type { Workspace } from "../workspace.ts";
import { createCompiler, truncateMarkerOf } from "./document-compiler.ts";
import { createDocumentImports, type DocumentImports } from "./document-imports.ts";
import { type DocumentMeta, metaOf } from "./document-meta.ts";
import { type FormulaRenderer, formulaRenderer } from "./formulas.ts";

/** Compiles documents, reusing the results of earlier runs for unchanged content. */
export interface Documents {
  /** Cache key of the compiled document: changes with anything that goes into it. */
  keyOf(source: Source): string;
  /** The compiled document and facts about it; compiled now if it is not in the cache, or damaged there. */
  get(source: Source): Promise<Compiled>;
  /** Facts about the document; undefined if it has not been compiled since it changed. */
  known(source: Source): DocumentMeta | undefined;
  /** Facts about the document, which is compiled now if they are not known. */
  meta(source: Source): Promise<DocumentMeta>;
  /**
   * Compile those of the documents that are not cached, before `get` is called for each. All are highlighted
   * before the first is compiled, and compiled before the first is indexed, as that makes better use of the
   * processor's caches (14 % of a cold build, in five pairs of builds). Documents that fail are left to `get`.
   */
  prepare(sources: readonly Source[]): Promise<void>;
  /** The document in a file (relative to the site), as the module that code imports. */
  component(file: string): Promise<{ source: Source; document: CompiledDocument }>;
  /** The terms of the document for the search index. */
  terms(source: Source): Promise<DocumentTerms>;
  /** Where they are in the packs; undefined if they are not. */
  termsLocation(source: Source): PackLocation | undefined;
  /** Modules that the document imports: files relative to the site, or package specifiers. */
  modulesOf(source: Source): string[];
  /** Files included by the documents whose keys have been requested, relative to the site. */
  included(): string[];
  /** Whether compiling it may yield a module to bundle. */
  mayCompute(source: Source): boolean;
  /** Close the files of the cache; one that is needed again is opened again. */
  close(): void;
}

/** Folder of compiled documents in the cache. */
export function packFolder({ cacheDir }: Workspace): string {
  return path.join(cacheDir, "documents");
}

/**
 * Highlighter and diagram renderer are loaded when first needed.
 *
 * @param metas facts about documents from earlier runs, by file; extended by `meta`, and maybe by others
 * @param change changes the text of a document before it is read
 */
export function createDocuments(
  workspace: Workspace,
  config: Config,
  metas: Record<string, DocumentMeta>,
  change: TextChange = (_file, text) => text,
): Documents {
  const { siteDir } = workspace;
  const read = (file: string) => change(file, readFileSync(path.join(siteDir, file), "utf8"));
  const imports = createDocumentImports(siteDir, config, read);
  const packs = openPacks(packFolder(workspace));
  const isIndexed = hasIndex(config);
  const made = new Map<string, Kept>();
  const prepared = new Map<string, Compiled>();
  const { math, mathMacros, mathDefinitions } = config.markdown;
  const formulas = math ? formulaRenderer(siteDir, mathMacros, mathDefinitions) : undefined;
  const compile = createCompiler(workspace, config, imports, formulas);
  const keyOf = documentKeys(config, imports, formulas);

  /** Where a document was kept, in this run or an earlier one; maybe with other content. */
  const keptOf = (source: Source, key: string): Kept | undefined => made.get(key) ?? metas[source.file];

  const known = (source: Source): DocumentMeta | undefined => {
    const meta = metas[source.file];
    return meta?.key === keyOf(source) ? meta : undefined;
  };

  const termsLocation = (source: Source): PackLocation | undefined => {
    const key = keyOf(source);
    const known = keptOf(source, key);
    return known?.key === key ? known.terms : undefined;
  };

  /** @throws QuireError if the file is not the one that was read: later builds would take its text for that */
  const textOf = (source: Source): string => {
    if (source.text !== undefined) return source.text;
    if (!existsSync(path.join(siteDir, source.file))) throw new QuireError(changedSince(source.file));
    const text = read(source.file);
    // What a preprocessor returns may differ each time.
    if (!changesTexts(workspace) && !isReadFrom(source, text))
      throw new QuireError(changedSince(source.file));
    return text;
  };

  const keep = (key: string, document: CompiledDocument): Compiled => {
    const location = packs.append(document);
    const terms = isIndexed ? packs.append(termsOf(document)) : undefined;
    const entry = { key, location, terms };
    made.set(key, entry);
    return { document, meta: metaOf(key, entry, document) };
  };

  return {
    keyOf,
    async get(source) {
      const key = keyOf(source);
      const ready = prepared.get(key);
      if (ready) {
        prepared.delete(key);
        return ready;
      }
      const known = keptOf(source, key);
      const earlier = known && packs.read<CompiledDocument>(known.location);
      if (earlier && known.key === key) return { document: earlier, meta: metaOf(key, known, earlier) };
      return keep(key, await compile(source, textOf(source), { earlier }));
    },
    known,
    async meta(source) {
      const meta = known(source) ?? (await this.get(source)).meta;
      metas[source.file] = meta;
      return meta;
    },
    async prepare(sources) {
      const fresh: { key: string; source: Source; text: string; earlier?: CompiledDocument }[] = [];
      for (const source of sources) {
        try {
          const key = keyOf(source);
          const known = keptOf(source, key);
          if (known?.key === key) continue;
          const earlier = known && packs.read<CompiledDocument>(known.location);
          fresh.push({ key, source, text: textOf(source), earlier });
        } catch {
          // `get` reports the problem.
        }
      }
      // Documents that were compiled before bring their highlighted code, so the highlighter need not be loaded
      // for them.
      const texts = fresh.filter(({ earlier }) => !earlier).map(({ text }) => text);
      if (texts.length > 0) {
        const { highlightAhead } = await import("../../markdown/code/highlight-ahead.ts");
        await highlightAhead(texts, config.markdown.codeBlocks);
      }
      const compiled = new Map<string, CompiledDocument>();
      for (const { key, source, text, earlier } of fresh) {
        try {
          compiled.set(key, await compile(source, text, { earlier }));
        } catch {
          // Reported by `get`, too.
        }
      }
      for (const [key, document] of compiled) prepared.set(key, keep(key, document));
    },
    async component(file) {
      const text = read(file);
      const { source } = parseSource(file, text, contentHash(text));
      return { source, document: await compile(source, text, { asModule: true }) };
    },
    termsLocation,
    async terms(source) {
      const location = termsLocation(source);
      const terms = location && packs.read<DocumentTerms>(location);
      return terms ?? termsOf((await this.get(source)).document);
    },
    included: imports.files,
    modulesOf: imports.modulesOf,
    mayCompute: ({ format, imports, code }) => format === "mdx" || imports.length > 0 || code === true,
    close: packs.close,
  };
}

/** The cache key of each document: a hash of everything that goes into the compiled one. */
function documentKeys(
  config: Config,
  imports: DocumentImports,
  formulas: FormulaRenderer | undefined,
): (source: Source) => string {
  const settings = hashOf(
    JSON.stringify([config.markdown, config.aliases]),
    formulas?.version ?? "",
    config.docs.length.toString(),
  );
  const keys = new WeakMap<Source, { hash: string; key: string }>();
  return (source) => {
    const known = keys.get(source);
    if (known?.hash === source.hash) return known.key;
    const key = hashOf(
      settings,
      source.file,
      source.hash,
      source.questions ?? "",
      truncateMarkerOf(config, source.file) ?? "",
      ...imports.describe(source),
    );
    keys.set(source, { hash: source.hash, key });
    return key;
  };
}

interface Compiled {
  document: CompiledDocument;
  meta: DocumentMeta;
}

/** Cache key and location of a document. */
type Kept = Pick<DocumentMeta, "key" | "location" | "terms">;
