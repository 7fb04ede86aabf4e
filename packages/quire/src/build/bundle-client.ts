import path from "node:path";
import { build, type Rolldown } from "vite";
import type { Config } from "../config/schema.ts";
import { hashOf } from "../content-hash.ts";
import { browserFacts, toldInBrowser } from "./browser-facts.ts";
import type { Bundle, BundleRequest } from "./bundle.ts";
import { bundleError } from "./bundle-error.ts";
import { collectInputs } from "./bundle-inputs.ts";
import { jsxInJs, plainImports, resolveImports } from "./bundle-plugins.ts";
import { bundlerOptions } from "./bundler-options.ts";
import { engineModule } from "./compatible.ts";
import { definedModules } from "./defined-modules.ts";
import { type DocumentIslands, definedBy } from "./document-islands.ts";
import { fileModules } from "./file-modules.ts";
import { firstStyles } from "./first-styles.ts";
import { documentsInIslands } from "./imported-documents.ts";
import { listedFolders } from "./listed-folders.ts";
import { missingComponents } from "./missing-components.ts";
import { readStyleTexts, STYLE_TEXTS, STYLES, styleModules } from "./style-modules.ts";
import { svgComponents } from "./svg-component.ts";
import { underBasePath } from "./under-base-path.ts";
import { toSitePath } from "./walk.ts";
import type { Workspace } from "./workspace.ts";

/** The files for the browser, by name (`assets/…`), and the role of each. */
export interface ClientBundle {
  files: { name: string; content: string | Uint8Array }[];
  entries: Pick<Bundle, "css" | "script" | "islands" | "font" | "first">;
  /** Absolute paths of all inputs, except the engine's own files. */
  inputs: string[];
}

/** Bundle the client, the style sheets and each island for the browser. Only islands load React. */
export async function bundleClient(
  workspace: Workspace,
  config: Config,
  { search, ask, versions }: Pick<BundleRequest, "search" | "ask" | "versions">,
  islands: readonly string[],
  styles: readonly string[],
  documents: DocumentIslands = new Map(),
): Promise<ClientBundle> {
  const { siteDir } = workspace;
  const inputs = new Set<string>();
  const main = engineModule("client/main")!;
  const input: Record<string, string> = { main, styles: STYLES };
  if (config.inlineCss) input["style-texts"] = STYLE_TEXTS;
  const modules = [...islands, ...[...documents.keys()].map((file) => path.join(siteDir, file))];
  modules.forEach((file, index) => {
    input[`island-${index}`] = index < islands.length ? file : definedBy(file);
  });
  const result = await build({
    ...bundlerOptions(workspace, config),
    // Docusaurus style sheets use `@site/` like modules, but plugins are not asked to resolve addresses in CSS.
    resolve: { alias: [{ find: /^~?@site\//, replacement: `${siteDir}/` }] },
    plugins: [
      resolveImports(workspace, config, "client"),
      listedFolders(siteDir, config, inputs),
      definedModules(siteDir, documents),
      documentsInIslands(),
      jsxInJs(siteDir),
      plainImports(),
      fileModules(),
      svgComponents(),
      missingComponents(),
      toldInBrowser({ facts: browserFacts(config, versions), search, ask, islands: modules.length > 0 }),
      styleModules(siteDir, config, styles),
      collectInputs(siteDir, inputs),
    ],
    worker: {
      format: "es",
      rolldownOptions: { output: { entryFileNames: "assets/[name]-[hash].js" } },
    },
    build: {
      write: false,
      target: "es2022",
      cssCodeSplit: false,
      cssMinify: "lightningcss",
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        // A missing export that is used has failed for the renderer; others must not keep components static.
        shimMissingExports: true,
        preserveEntrySignatures: "allow-extension",
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
        },
      },
    },
  }).catch((error) => bundleError(error, siteDir));
  const { output } = result as Rolldown.RolldownOutput;
  const contentOf = (item: (typeof output)[number]) => {
    if (item.type === "chunk") return item.code;
    if (!item.fileName.endsWith(".css")) return item.source;
    return underBasePath(Buffer.from(item.source as string).toString(), config.baseUrl);
  };
  const chunkOf = (file: string) =>
    output.find(
      (item) => item.type === "chunk" && item.isEntry && item.facadeModuleId?.replace(/\?.*$/, "") === file,
    )?.fileName;
  const assetOf = (pattern: RegExp) =>
    output.find((item) => item.type === "asset" && pattern.test(item.fileName))?.fileName;
  const textOf = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name);
    return file?.type === "asset" ? Buffer.from(file.source as string).toString() : "";
  };
  const font = assetOf(/\.woff2$/);
  const madeFor = (module: string) => (item: (typeof output)[number]) =>
    item.type === "chunk" && item.facadeModuleId === `\0${module}`;
  const css = assetOf(/\/style-[^/]+\.css$/) ?? "";
  const texts = output.find(madeFor(STYLE_TEXTS));
  const styleTexts = texts?.type === "chunk" ? await readStyleTexts(texts.code) : undefined;
  if (styleTexts) styleTexts.first = underBasePath(styleTexts.first, config.baseUrl);
  const firstName = styleTexts && `assets/first-${hashOf(styleTexts.first).slice(0, 8)}.css`;
  const notLoaded = [madeFor(STYLES), madeFor(STYLE_TEXTS)];
  return {
    files: [
      ...output
        .filter((item) => !notLoaded.some((is) => is(item)))
        .map((item) => ({ name: item.fileName, content: contentOf(item) })),
      ...(firstName ? [{ name: firstName, content: styleTexts.first }] : []),
    ],
    entries: {
      css: `/${css}`,
      script: `/${chunkOf(main) ?? ""}`,
      islands: Object.fromEntries(
        modules.map((file) => [toSitePath(file, siteDir), `/${chunkOf(file) ?? ""}`]),
      ),
      ...(font && { font: `/${font}` }),
      ...(firstName && { first: firstStyles(styleTexts, textOf(css), `/${firstName}`) }),
    },
    inputs: [...inputs],
  };
}
