import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { isRecord } from "../../base/is-record.ts";
import { statOf } from "../../base/read-file.ts";
import { isInstalled } from "../own-code.ts";

/** Files that the bundler reads itself, besides assets such as images and fonts. */
const READ = /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl|svg|mdx?|wasm|node)$/;

/**
 * Turns other files of a site into modules, as webpack loaders do. The default export is the value of a YAML file,
 * whose fields are also named exports, or the text of any other text file.
 */
export function fileModules(): Plugin {
  let isAsset = (_file: string) => false;
  return {
    name: "quire:file-modules",
    enforce: "pre",
    configResolved(config) {
      isAsset = config.assetsInclude;
    },
    load(id) {
      const isOwn = path.isAbsolute(id) && !id.includes("?") && !isInstalled(id);
      if (!isOwn || READ.test(id) || isAsset(id) || !statOf(id)?.isFile()) return undefined;
      const bytes = readFileSync(id);
      if (!isUtf8(bytes)) return undefined;
      const text = bytes.toString("utf8");
      if (!/\.ya?ml$/.test(id)) return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
      try {
        return { code: moduleOf(parse(text)), moduleType: "js" };
      } catch (error) {
        const { message, linePos } = error as { message: string; linePos?: { line: number; col: number }[] };
        const [start] = linePos ?? [];
        const loc = start && { file: id, line: start.line, column: start.col - 1 };
        this.error({ message: `This is not YAML: ${message.split(/ at line |\n/)[0]}.`, id, loc });
      }
    },
  };
}

function moduleOf(value: unknown): string {
  const names = isRecord(value) ? Object.keys(value).filter((name) => name !== "default") : [];
  return [
    `const value = ${JSON.stringify(value ?? null)};`,
    "export default value;",
    ...names.map(
      (name, index) =>
        `const $${index} = value[${JSON.stringify(name)}]; export { $${index} as ${JSON.stringify(name)} };`,
    ),
  ].join("\n");
}
