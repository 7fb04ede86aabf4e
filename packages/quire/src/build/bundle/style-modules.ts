import path from "node:path";
import type { Plugin } from "vite";
import type { Config } from "../../config/schema.ts";
import { highlightCss } from "../../markdown/code/highlight-theme.ts";
import { diagramCss } from "../../markdown/diagram/diagram-css.ts";
import { configStyles } from "../../theme/config-styles.ts";
import { ENGINE_DIR } from "../engine-files.ts";
import { fileOf } from "./module-graph.ts";

/**
 * Virtual module that imports the style sheets of the site in order: all, or those that pages do not include
 * inline.
 */
export const STYLES = "virtual:quire/styles";
/** Virtual module whose default export is `StyleTexts`. */
export const STYLE_TEXTS = "virtual:quire/style-texts";
const CONFIGURED = "virtual:quire/configured.css";

/** Parts of the style sheet, each as the content of a separate file. */
export interface StyleTexts {
  /** Styles for the first screen of text pages. */
  first: string;
  /** Styles of elements that are hidden until the reader acts. */
  closed: string;
}

/**
 * Virtual modules with the style sheets of theme, settings and site.
 *
 * @param imported absolute paths of style sheets that modules of the site import
 */
export function styleModules(siteDir: string, config: Config, imported: readonly string[]): Plugin {
  const ofTheme = (name: string) => path.join(ENGINE_DIR, "theme", "styles", name);
  const ofSite = (file: string) =>
    file.startsWith("quire/")
      ? path.join(ENGINE_DIR, file.slice("quire/".length))
      : path.resolve(siteDir, file);
  const carried = config.inlineCss;
  const { disableSwitch, defaultMode } = config.theme.colorMode;
  const alwaysLight = disableSwitch && defaultMode === "light";
  const isRightToLeft = config.locale.direction === "rtl";
  const first = [
    ofTheme("first.css"),
    ...(alwaysLight ? [] : [ofTheme("dark.css")]),
    ...(isRightToLeft ? [ofTheme("right-to-left.css")] : []),
    CONFIGURED,
  ];
  const sheets = config.css.filter((sheet) => !carried?.includes(sheet));
  const modules: Record<string, () => string> = {
    [CONFIGURED]: () => [highlightCss(!alwaysLight), diagramCss(), configStyles(config.theme)].join("\n"),
    [STYLES]: () =>
      [...(carried ? [] : first), ofTheme("rest.css"), ...sheets.map(ofSite), ...imported]
        .map(importOf)
        .join("\n"),
    [STYLE_TEXTS]: () =>
      textModule({
        first: [...first, ...(carried ?? []).map(ofSite)],
        closed: [ofTheme("closed.css")],
      }),
  };
  return {
    name: "quire:styles",
    resolveId: (source) => (modules[fileOf(source)] ? `\0${source}` : undefined),
    load: (id) => (id.startsWith("\0") ? modules[fileOf(id.slice(1))]?.() : undefined),
  };
}

/** Evaluate the bundle of `STYLE_TEXTS`. */
export async function readStyleTexts(code: string): Promise<StyleTexts> {
  const address = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return ((await import(address)) as { default: StyleTexts }).default;
}

/**
 * Import a style sheet with side effects: a CSS module whose names are unused would be dropped, although the HTML
 * uses them.
 */
function importOf(sheet: string, index: number): string {
  const from = JSON.stringify(sheet);
  return /\.module\.\w+$/.test(sheet)
    ? `export { default as sheet${index} } from ${from};`
    : `import ${from};`;
}

function textModule(texts: Record<keyof StyleTexts, readonly string[]>): string {
  const imports: string[] = [];
  const entries = Object.entries(texts).map(([name, sheets]) => {
    const parts = sheets.map((sheet) => {
      const part = `sheet${imports.length}`;
      imports.push(`import ${part} from ${JSON.stringify(`${sheet}?inline`)};`);
      return part;
    });
    return `${name}: ${parts.join(" + ")}`;
  });
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };`;
}
