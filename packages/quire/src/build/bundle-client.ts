import { existsSync } from "node:fs";
import path from "node:path";
import { build, type Rolldown } from "vite";
import type { Config } from "../config/schema.ts";
import { diagramCss } from "../markdown/diagram-css.ts";
import { highlightCss } from "../markdown/highlight-theme.ts";
import type { SearchSetup } from "../search/browser/setup.ts";
import { configStyles } from "../theme/config-styles.ts";
import { browserFacts, searchInBrowser, siteFactsInBrowser } from "./browser-facts.ts";
import type { Bundle } from "./bundle.ts";
import { bundleError } from "./bundle-error.ts";
import { jsxInJs, resolveImports } from "./bundle-plugins.ts";
import { ENGINE_DIR } from "./compatible.ts";
import { plainTsconfig } from "./plain-tsconfig.ts";
import { svgComponents } from "./svg-component.ts";
import { toSitePath } from "./walk.ts";
import type { Workspace } from "./workspace.ts";

const STYLES = "virtual:quire/styles";
const CONFIGURED = "virtual:quire/configured.css";

/** What the browser loads: files by name (`assets/…`), and which of them is what. */
export interface ClientBundle {
  files: { name: string; content: string | Uint8Array }[];
  entries: Pick<Bundle, "css" | "script" | "islands" | "font">;
  /** Absolute paths of every file of the site that went in. */
  inputs: string[];
}

/** Bundle the client, the style sheets and each island for the browser; React only in what islands load. */
export async function bundleClient(
  workspace: Workspace,
  config: Config,
  search: SearchSetup | undefined,
  islands: readonly string[],
  styles: readonly string[],
): Promise<ClientBundle> {
  const { siteDir } = workspace;
  const inputs = new Set<string>();
  const extension = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
  const main = path.join(ENGINE_DIR, "client", `main${extension}`);
  const sheets = [
    path.join(ENGINE_DIR, "theme", "styles", "index.css"),
    CONFIGURED,
    ...config.css.map((file) => path.resolve(siteDir, file)),
    ...styles,
  ];
  const input: Record<string, string> = { main, styles: STYLES };
  islands.forEach((file, index) => {
    input[`island-${index}`] = file;
  });
  const result = await build({
    configFile: false,
    envDir: false,
    root: siteDir,
    base: config.baseUrl,
    tsconfig: plainTsconfig(workspace),
    publicDir: false,
    logLevel: "silent",
    mode: "production",
    plugins: [
      resolveImports(siteDir, "client"),
      jsxInJs(siteDir),
      svgComponents(),
      siteFactsInBrowser(browserFacts(config)),
      searchInBrowser(search),
      {
        name: "quire:styles",
        resolveId: (source) => (source === STYLES || source === CONFIGURED ? `\0${source}` : undefined),
        load(id) {
          if (id === `\0${CONFIGURED}`)
            return [highlightCss(), diagramCss(), configStyles(config.theme)].join("\n");
          if (id !== `\0${STYLES}`) return undefined;
          return sheets.map(importOf).join("\n");
        },
        transform: {
          order: "pre",
          handler(_code, id) {
            const file = id.replace(/\?.*$/, "");
            if (file.startsWith(siteDir) && !file.includes("/node_modules/") && existsSync(file))
              inputs.add(file);
          },
        },
      },
    ],
    oxc: { jsx: { runtime: "automatic" } },
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
  const chunkOf = (file: string) =>
    output.find(
      (item) => item.type === "chunk" && item.isEntry && item.facadeModuleId?.replace(/\?.*$/, "") === file,
    )?.fileName;
  const assetOf = (pattern: RegExp) =>
    output.find((item) => item.type === "asset" && pattern.test(item.fileName))?.fileName;
  const font = assetOf(/\.woff2$/);
  const empty = (item: (typeof output)[number]) =>
    item.type === "chunk" && item.facadeModuleId === `\0${STYLES}`;
  return {
    files: output
      .filter((item) => !empty(item))
      .map((item) => ({ name: item.fileName, content: item.type === "chunk" ? item.code : item.source })),
    entries: {
      css: `/${assetOf(/\/style-[^/]+\.css$/) ?? ""}`,
      script: `/${chunkOf(main) ?? ""}`,
      islands: Object.fromEntries(
        islands.map((file) => [toSitePath(file, siteDir), `/${chunkOf(file) ?? ""}`]),
      ),
      ...(font && { font: `/${font}` }),
    },
    inputs: [...inputs],
  };
}

/** A CSS module whose names nothing asked for would be dropped: the page's HTML asks for them. */
function importOf(sheet: string, index: number): string {
  const from = JSON.stringify(sheet);
  return /\.module\.\w+$/.test(sheet)
    ? `export { default as sheet${index} } from ${from};`
    : `import ${from};`;
}
