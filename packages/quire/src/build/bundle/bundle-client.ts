import path from "node:path";
import { build, type Rolldown } from "vite";
import { hashOf } from "../../base/content-hash.ts";
import { relativeFile } from "../../base/file-path.ts";
import type { Config } from "../../config/schema.ts";
import { engineModule } from "../engine-files.ts";
import { type FirstStyles, firstStyles } from "../pages/first-styles.ts";
import type { Workspace } from "../workspace.ts";
import { type BrowserRequest, toldInBrowser } from "./browser-facts.ts";
import type { Bundle } from "./bundle.ts";
import { bundleError } from "./bundle-error.ts";
import { collectInputs, preprocessedSheets } from "./bundle-inputs.ts";
import { jsxInJs, plainImports, siteImports, sitePlugins } from "./bundle-plugins.ts";
import type { ServerBundle } from "./bundle-server.ts";
import { bundlerOptions } from "./bundler-options.ts";
import { definedModules } from "./defined-modules.ts";
import { type DocumentIslands, definedBy } from "./document-islands.ts";
import { locateStyleError } from "./faulty-style.ts";
import { documentsInIslands } from "./imported-documents.ts";
import { missingComponents } from "./missing-components.ts";
import { fileOf } from "./module-graph.ts";
import { postcssInputs } from "./postcss-inputs.ts";
import { readStyleTexts, STYLE_TEXTS, STYLES, styleModules } from "./style-modules.ts";
import { underBasePath } from "./under-base-path.ts";

/** The font of `styles/font.css`, with its hash; a site may have more fonts. */
const THEME_FONT = /\/manrope-latin-wght-normal-[^/]+\.woff2$/;

/** The files for the browser, by name (`assets/…`), and the role of each. */
export interface ClientBundle {
  files: { name: string; content: string | Uint8Array }[];
  entries: Pick<Bundle, "css" | "script" | "islands" | "font" | "first">;
  /** Absolute paths of all inputs, except the engine's own files. */
  inputs: string[];
}

/**
 * Bundle the client, the style sheets and each island for the browser. Only islands load React.
 *
 * @param server what the renderer's bundle has found
 * @param documents definitions of documents that have islands of their own
 */
export async function bundleClient(
  workspace: Workspace,
  config: Config,
  request: BrowserRequest,
  server: Pick<ServerBundle, "islands" | "styles">,
  documents: DocumentIslands,
): Promise<ClientBundle> {
  const { siteDir } = workspace;
  const inputs = new Set<string>();
  const main = engineModule("client/main")!;
  const input: Record<string, string> = { main, styles: STYLES };
  if (config.inlineCss) input["style-texts"] = STYLE_TEXTS;
  const { islands, styles } = server;
  const modules = [...islands, ...[...documents.keys()].map((file) => definedBy(path.join(siteDir, file)))];
  modules.forEach((id, index) => {
    input[`island-${index}`] = id;
  });
  const options = await bundlerOptions(workspace, config);
  const result = await build({
    ...options,
    plugins: [
      ...sitePlugins(workspace, config, "client", inputs),
      definedModules(siteDir, documents),
      documentsInIslands(),
      plainImports(),
      missingComponents(siteDir, inputs),
      toldInBrowser(config, request, modules.length > 0),
      styleModules(siteDir, config, styles),
      preprocessedSheets(inputs),
    ],
    worker: {
      format: "es",
      plugins: () => [
        siteImports(workspace, config, "client", inputs),
        jsxInJs(),
        collectInputs(siteDir, inputs),
      ],
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
          postBanner: (chunk) => (chunk.facadeModuleId === main ? COMPILED_AT_ONCE : ""),
        },
      },
    },
  }).catch(async (error) => bundleError(await locateStyleError(error, inputs, options), siteDir));
  const { output } = result as Rolldown.RolldownOutput;
  const css = nameOfAsset(output, /\/style-[^/]+\.css$/) ?? "";
  const font = nameOfAsset(output, THEME_FONT);
  const first = await firstSheet(output, css, config.baseUrl);
  const loaded = output.filter((item) => !isMadeOf(item, STYLES) && !isMadeOf(item, STYLE_TEXTS));
  return {
    files: [
      ...loaded.map((item) => ({ name: item.fileName, content: contentOf(item, config.baseUrl) })),
      ...(first ? [first.file] : []),
    ],
    entries: {
      css: `/${css}`,
      script: `/${nameOfEntry(output, main)}`,
      islands: Object.fromEntries(
        modules.map((id) => [relativeFile(fileOf(id), siteDir), `/${nameOfEntry(output, id)}`]),
      ),
      ...(font && { font: `/${font}` }),
      ...(first && { first: first.styles }),
    },
    inputs: [...inputs, ...postcssInputs(workspace, config)],
  };
}

/**
 * Has V8 compile all functions while the file arrives, on another thread, instead of each on the main thread when it
 * is first called: <https://v8.dev/blog/explicit-compile-hints>.
 */
const COMPILED_AT_ONCE = "//# allFunctionsCalledOnLoad";

type Output = Rolldown.RolldownOutput["output"];

/** Name of the chunk made of an entry module. */
function nameOfEntry(output: Output, id: string): string {
  const entry = output.find((item) => item.type === "chunk" && item.isEntry && item.facadeModuleId === id);
  return entry?.fileName ?? "";
}

function nameOfAsset(output: Output, pattern: RegExp): string | undefined {
  return output.find((item) => item.type === "asset" && pattern.test(item.fileName))?.fileName;
}

/** Whether a file was made of one of the engine's virtual modules. */
function isMadeOf(item: Output[number], module: string): boolean {
  return item.type === "chunk" && item.facadeModuleId === `\0${module}`;
}

function contentOf(item: Output[number], baseUrl: string): string | Uint8Array {
  if (item.type === "chunk") return item.code;
  return item.fileName.endsWith(".css") ? underBasePath(textOf(item), baseUrl) : item.source;
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return Buffer.from(source as string).toString();
}

/**
 * The style sheet for the first screen, and what pages need to know of it; undefined if the site has none.
 *
 * @param css name of the main style sheet
 */
async function firstSheet(
  output: Output,
  css: string,
  baseUrl: string,
): Promise<{ file: { name: string; content: string }; styles: FirstStyles } | undefined> {
  const texts = output.find((item) => isMadeOf(item, STYLE_TEXTS));
  if (texts?.type !== "chunk") return undefined;
  const { first, closed } = await readStyleTexts(texts.code);
  const content = underBasePath(first, baseUrl);
  const name = `assets/first-${hashOf(content).slice(0, 8)}.css`;
  const main = output.find(({ fileName }) => fileName === css);
  const rest = main?.type === "asset" ? textOf(main) : "";
  return { file: { name, content }, styles: firstStyles({ first: content, closed }, rest, `/${name}`) };
}
