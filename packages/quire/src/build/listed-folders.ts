import { statSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { withoutAlias } from "./aliases.ts";
import type { ImportSettings } from "./imports.ts";
import { isOfSite, listFiles } from "./walk.ts";

const QUOTED = "\"[^\"\\n]*\"|'[^'\\n]*'|`[^`$\\n]*`";
const LITERAL = String.raw`\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*`;
const REQUIRE = String.raw`(?:\brequire|\(require as \w+\))\.context\(`;
/** `require.context("./folder", true, /\.svg$/)` with literal arguments, also `(require as any).context(…)`. */
const CONTEXT = new RegExp(
  String.raw`${REQUIRE}\s*(${QUOTED})\s*(?:,\s*(true|false)\s*(?:,\s*(${LITERAL})\s*(?:,\s*(?:${QUOTED})\s*)?)?)?,?\s*\)`,
  "g",
);
/** The patterns passed to `import.meta.glob`. */
const GLOB = new RegExp(String.raw`\bimport\.meta\.glob\s*\(\s*(\[[^\]]*\]|${QUOTED})`, "g");

/**
 * Support imports of all files in a folder, with `import.meta.glob` and webpack's `require.context`, and record
 * the folders as inputs of the bundle.
 *
 * @param inputs receives absolute paths of folders
 */
export function listedFolders(
  siteDir: string,
  { aliases = {} }: ImportSettings,
  inputs: Set<string>,
): Plugin {
  const folderOf = (written: string, module: string): string | undefined => {
    const name = withoutAlias(written, aliases).replace(/^@site(?=\/|$)/, siteDir);
    const folder = path.resolve(path.dirname(module), name);
    const isFolder = /^[./]/.test(name) && statSync(folder, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder) inputs.add(folder);
    return isFolder ? folder : undefined;
  };
  return {
    name: "quire:listed-folders",
    enforce: "pre",
    transform(code, id) {
      const module = id.replace(/\?.*$/, "");
      if (!isOfSite(siteDir, module)) return undefined;
      for (const [, patterns = ""] of code.matchAll(GLOB)) {
        for (const [quoted] of patterns.matchAll(new RegExp(QUOTED, "g")))
          folderOf(quoted.slice(1, -1).replace(/(?:^|(?<=\/))[^/]*[*?{[(].*$/, "") || ".", module);
      }
      if (!code.includes(".context(")) return undefined;
      const contexts: string[] = [];
      const rest = code.replace(CONTEXT, (call, quoted: string, deep = "true", pattern = "/(?:)/") => {
        const folder = folderOf(quoted.slice(1, -1), module);
        if (!folder) return call;
        const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(pattern)!;
        const matches = new RegExp(source!, flags!.replace(/[gy]/g, ""));
        const files = listFiles(folder, folder, []).filter(
          (name) => (deep === "true" || !name.includes("/")) && matches.test(`./${name}`),
        );
        contexts.push(contextModule(`$context${contexts.length}`, folder, files));
        return `$context${contexts.length - 1}`;
      });
      // Inserted on the first line, so that line numbers stay the same.
      return contexts.length > 0 ? { code: contexts.join("") + rest, map: null } : undefined;
    },
  };
}

/** Code that imports the files of a folder and defines an equivalent of webpack's context under a name. */
function contextModule(name: string, folder: string, files: readonly string[]): string {
  const imports = files.map(
    (file, index) => `import * as ${name}_${index} from ${JSON.stringify(path.join(folder, file))};`,
  );
  const modules = files.map(
    (file, index) =>
      `${JSON.stringify(`./${file}`)}: ${name}_${index}${file.endsWith(".json") ? ".default" : ""}`,
  );
  return `${imports.join("")}const ${name} = ((all) => Object.assign((key) => { if (!Object.hasOwn(all, key)) throw new Error("There is no " + key + " here."); return all[key]; }, { keys: () => Object.keys(all), resolve: (key) => key }))({ ${modules.join(", ")} });`;
}
