import { existsSync } from "node:fs";
import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { type Problem, positionAt } from "../../base/problem.ts";
import type { Config } from "../../config/schema.ts";
import { withTexts } from "../../markdown/mdx/module.ts";
import { isInstalled } from "../own-code.ts";
import type { Workspace } from "../workspace.ts";
import { bundleError, unresolvedImport } from "./bundle-error.ts";
import { sitePlugins } from "./bundle-plugins.ts";
import type { LoadedRequest } from "./bundle-request.ts";
import { bundlerOptions } from "./bundler-options.ts";
import { type ImportedDocument, importedDocuments } from "./imported-documents.ts";
import { islandBoundary } from "./island-boundary.ts";
import { missingComponents } from "./missing-components.ts";
import { fileOf, importsOf } from "./module-graph.ts";
import { findPageModules } from "./page-modules.ts";
import { hasServerCode, noServerCode } from "./plain-client.ts";
import { entryModule, moduleOf, SERVER_ENTRY } from "./server-entry.ts";
import { findStillComponents, stillDocument } from "./still-components.ts";

/** The bundle for the renderer, with what was found while bundling. */
export interface ServerBundle {
  code: string;
  /** Source map as JSON; its sources are absolute paths. */
  map?: string;
  /** Absolute paths of the island modules. */
  islands: string[];
  /** Absolute paths of modules that are not islands but whose components need a browser. */
  movable: string[];
  /** Absolute paths of the style sheets that the site's modules import. */
  styles: string[];
  /** Images and other files that modules import, by name (`assets/…`). */
  files: { name: string; content: string | Uint8Array }[];
  /** Absolute paths of all inputs, except the engine's own files. */
  inputs: string[];
  /** Page modules, relative to the site → absolute paths of the modules that only pages import, and that it does. */
  pageModules: Record<string, readonly string[]>;
  /** Documents that modules import as components. */
  documents: ImportedDocument[];
  /** Warnings, and problems in those documents. */
  problems: Problem[];
}

/**
 * Bundle the site's components, pages and document modules into one module for Node.
 *
 * @param chosen absolute paths of modules that are treated as islands without `'use client'`
 */
export async function bundleServer(
  workspace: Workspace,
  config: Config,
  request: LoadedRequest,
  chosen: ReadonlySet<string> = new Set(),
): Promise<ServerBundle> {
  if (!hasServerCode(request)) return noServerCode;
  const islands = new Set<string>();
  const movable = new Set<string>();
  const styles = new Set<string>();
  const inputs = new Set<string>();
  const pageModules: ServerBundle["pageModules"] = {};
  const documents: ImportedDocument[] = [];
  const unresolved: Error[] = [];
  const modules = new Map(request.documents.map(({ file, module }) => [moduleOf(file), module]));
  const { siteDir } = workspace;
  const problems = request.documents.flatMap((document) => stillDocument(siteDir, config, document) ?? []);
  const result = await build({
    ...(await bundlerOptions(workspace, config)),
    plugins: [
      ...sitePlugins(workspace, config, "server", inputs),
      entryModule(siteDir, request, modules),
      importedDocuments(
        workspace,
        config,
        (file, document) => {
          const specifier = moduleOf(file);
          const isPage = modules.has(specifier);
          if (!isPage) modules.set(specifier, withTexts(document));
          return { specifier, texts: isPage ? document.texts : undefined };
        },
        { documents, problems, inputs },
      ),
      checkJson(),
      islandBoundary(siteDir, chosen, islands),
      findStillComponents(siteDir, chosen, problems, movable),
      findStyles(styles),
      findPageModules(siteDir, request.pages, pageModules),
      missingComponents(siteDir, inputs, problems),
      findMissingFiles(siteDir, unresolved),
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      write: false,
      minify: false,
      // For mapping errors to positions in the site's files.
      sourcemap: "hidden",
      target: "node20",
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: SERVER_ENTRY,
        // Warnings are collected here, as the bundler would otherwise stop at the first one.
        onLog(level, log, tell) {
          if (log.code !== "UNRESOLVED_IMPORT" || log.id?.endsWith("?commonjs-external")) tell(level, log);
          else unresolved.push(unresolvedImport(log.exporter, log.id));
        },
        output: {
          codeSplitting: false,
          assetFileNames: "assets/[name]-[hash][extname]",
          sourcemapExcludeSources: true,
          sourcemapPathTransform: (source, map) => path.resolve(path.dirname(map), source),
        },
      },
    },
  }).catch((error) => bundleError(new AggregateError([...unresolved, error]), siteDir));
  if (unresolved.length > 0) bundleError(new AggregateError(unresolved), siteDir);
  const { output } = result as Rolldown.RolldownOutput;
  const files = output.flatMap((item) =>
    item.type === "asset" && !/\.(css|map)$/.test(item.fileName)
      ? [{ name: item.fileName, content: item.source }]
      : [],
  );
  return {
    code: output[0].code,
    map: output[0].map?.toString(),
    islands: [...islands].sort(),
    movable: [...movable],
    styles: [...styles],
    files,
    inputs: [...inputs],
    pageModules,
    documents: documents.sort((a, b) => (a.file < b.file ? -1 : 1)),
    problems,
  };
}

/**
 * Find the style sheets imported by modules of the site and of its packages, in the order in which the modules run.
 *
 * @param styles receives absolute paths
 */
function findStyles(styles: Set<string>): Plugin {
  return {
    name: "quire:style-sheets",
    buildEnd(error) {
      if (error) return;
      const infoOf = (id: string) => this.getModuleInfo(id);
      const seen = new Set<string>();
      const visit = (id: string) => {
        if (seen.has(id)) return;
        seen.add(id);
        importsOf(infoOf, id).forEach(visit);
        const file = fileOf(id);
        if (/\.(css|scss|sass|less)$/.test(file) && path.isAbsolute(file) && existsSync(file))
          styles.add(file);
      };
      visit(`\0${SERVER_ENTRY}`);
    },
  };
}

/**
 * Find all missing files that modules of the site import, as the bundler would stop at the first one.
 *
 * @param unresolved receives an error for each
 */
function findMissingFiles(siteDir: string, unresolved: Error[]): Plugin {
  return {
    name: "quire:missing-files",
    enforce: "post",
    resolveId(source, importer, { kind }) {
      // Code may catch a failing `require`, which the bundler handles.
      if (kind === "require-call") return undefined;
      // Absolute paths do not come from the source, but from other plugins.
      const isFile = /^\.{0,2}\//.test(source) && !source.startsWith(siteDir);
      if (!isFile || !importer || isInstalled(importer)) return undefined;
      unresolved.push(unresolvedImport(source, importer));
      return { id: source, external: true };
    },
  };
}

/** Name the file with invalid JSON, which the bundler's error does not. */
function checkJson(): Plugin {
  return {
    name: "quire:json",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".json")) return;
      try {
        JSON.parse(code.replace(/^\uFEFF/, ""));
      } catch (error) {
        const { message } = error as Error;
        const offset = /at position (\d+)/.exec(message)?.[1];
        const position = offset === undefined ? undefined : positionAt(code, Number(offset));
        // The bundler counts columns from 0.
        const loc = position && { file: id, line: position.line, column: position.column - 1 };
        this.error({ message: `This is not valid JSON: ${message.split("\n")[0]}`, id, loc });
      }
    },
  };
}
