import { statSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { isBelow } from "../../base/file-path.ts";
import { MODULE_ENDINGS } from "../../base/module-endings.ts";
import type { Config } from "../../config/schema.ts";
import { isOwnCode } from "../own-code.ts";
import { listFiles } from "../read/walk.ts";
import type { Workspace } from "../workspace.ts";
import { withoutAlias } from "./aliases.ts";
import { fileOf } from "./module-graph.ts";

const QUOTED = "\"[^\"\\n]*\"|'[^'\\n]*'|`[^`$\\n]*`";
const LITERAL = String.raw`\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*`;
const REQUIRE = String.raw`(?:\brequire|\(require as \w+\))\.context\(`;
/** `require.context("./folder", true, /\.svg$/)` with literal arguments, also `(require as any).context(…)`. */
const CONTEXT = new RegExp(
  String.raw`${REQUIRE}\s*(${QUOTED})\s*(?:,\s*(true|false)\s*(?:,\s*(${LITERAL})\s*(?:,\s*(?:${QUOTED})\s*)?)?)?,?\s*\)`,
  "g",
);
const TEMPLATE = String.raw`\`([^\`$\n]*)\$\{[^\`]*\}([^\`$\n]*)\``;
const SUM = String.raw`(${QUOTED})\s*\+(?:[^()\n]|\([^()\n]*\))+?(?:\+\s*(${QUOTED})\s*)?`;
/**
 * A call of `require` or `import` with a computed path that starts with text: `` `@site/img/${name}.svg` ``,
 * `"./" + name`.
 */
const COMPUTED = new RegExp(
  String.raw`\b(require|import)\((\s*(?:\/\*[^*]*\*\/\s*)?(?:${TEMPLATE}|${SUM})\s*)\)`,
  "g",
);
/** The patterns passed to `import.meta.glob`. */
const GLOB = new RegExp(String.raw`\bimport\.meta\.glob\s*\(\s*(\[[^\]]*\]|${QUOTED})`, "g");

/**
 * Support imports of all files in a folder, with `import.meta.glob`, and webpack's `require.context`, and its
 * `require` and `import` of a path that is partly computed, and record the folders as inputs of the bundle.
 *
 * @param inputs receives absolute paths of folders
 */
export function listedFolders(
  { siteDir, outDir }: Workspace,
  { aliases }: Config,
  inputs: Set<string>,
): Plugin {
  const folderOf = (
    written: string,
    module: string,
    isFit = (_folder: string) => true,
  ): string | undefined => {
    const name = withoutAlias(written, aliases).replace(/^@site(?=\/|$)/, siteDir);
    const folder = path.resolve(path.dirname(module), name);
    const isFolder = /^[./]/.test(name) && statSync(folder, { throwIfNoEntry: false })?.isDirectory();
    if (!isFolder || !isFit(folder)) return undefined;
    inputs.add(folder);
    return folder;
  };
  /** All files of the site would be too many. */
  const isPart = (folder: string) => !isBelow(folder, path.join(siteDir, "file"));
  return {
    name: "quire:listed-folders",
    enforce: "pre",
    transform(code, id) {
      const module = fileOf(id);
      if (!isOwnCode(module)) return undefined;
      for (const [, patterns = ""] of code.matchAll(GLOB)) {
        for (const [quoted] of patterns.matchAll(new RegExp(QUOTED, "g")))
          folderOf(quoted.slice(1, -1).replace(/(?:^|(?<=\/))[^/]*[*?{[(].*$/, "") || ".", module);
      }
      if (!/require|import\(/.test(code)) return undefined;
      const contexts: string[] = [];
      const contextOf = (
        folder: string,
        start: string,
        chosen: (file: string) => boolean,
        make = contextModule,
      ) => {
        const name = `$context${contexts.length}`;
        const files = filesIn(folder, outDir).filter(chosen);
        contexts.push(make(name, folder, start, files));
        return name;
      };
      const listed = code.replace(CONTEXT, (call, quoted: string, deep = "true", pattern = "/(?:)/") => {
        const folder = folderOf(quoted.slice(1, -1), module);
        if (!folder) return call;
        const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(pattern)!;
        const matches = new RegExp(source!, flags!.replace(/[gy]/g, ""));
        return contextOf(
          folder,
          "./",
          (file) => (deep === "true" || !file.includes("/")) && matches.test(`./${file}`),
        );
      });
      const rest = listed.replace(
        COMPUTED,
        (call, kind, written: string, ...[head, tail, quotedHead, quotedTail]: (string | undefined)[]) => {
          const before = head ?? quotedHead!.slice(1, -1);
          const after = tail ?? quotedTail?.slice(1, -1) ?? "";
          // The bundler itself resolves imports of relative paths.
          if (kind === "import" && before.startsWith(".")) return call;
          const parent = before.slice(0, before.lastIndexOf("/") + 1);
          // The slash after a folder of the site may be in what is computed: `"@site/static" + path`.
          const start = folderOf(parent, module, isPart) ? parent : `${before}/`;
          const folder = folderOf(start, module, isPart);
          if (!folder) return call;
          const begin = before.slice(start.length);
          const isNamed = (file: string) => file.startsWith(begin) && file.endsWith(after);
          const chosen = (file: string) => isNamed(file) || isNamed(withoutEnding(file));
          return `${contextOf(folder, start, chosen, kind === "import" ? lateModules : contextModule)}(${written})`;
        },
      );
      // Inserted on the first line, so that line numbers stay the same.
      return contexts.length > 0 ? { code: contexts.join("") + rest, map: null } : undefined;
    },
  };
}

/** The files in a folder, by their paths in it, without those that a build wrote. */
export function filesIn(folder: string, outDir: string): string[] {
  return listFiles(folder, folder, []).filter((file) => !isBelow(outDir, path.join(folder, file)));
}

function withoutEnding(file: string): string {
  const ending = path.extname(file);
  return MODULE_ENDINGS.includes(ending) ? file.slice(0, -ending.length) : file;
}

/**
 * Code that imports the files of a folder and defines an equivalent of webpack's context under a name.
 *
 * @param start what precedes their paths in the folder when code asks for them
 */
function contextModule(name: string, folder: string, start: string, files: readonly string[]): string {
  const imports = files.map(
    (file, index) => `import * as ${name}_${index} from ${JSON.stringify(path.join(folder, file))};`,
  );
  const modules = files.map(
    (file, index) =>
      `${JSON.stringify(start + file)}: ${name}_${index}${file.endsWith(".json") ? ".default" : ""}`,
  );
  return `${imports.join("")}const ${name} = ((all) => Object.assign((key) => all[${found}], { keys: () => Object.keys(all), resolve: (key) => key }))({ ${modules.join(", ")} });`;
}

/** Code that defines, under a name, a function that imports a file of a folder when it is called. */
function lateModules(name: string, folder: string, start: string, files: readonly string[]): string {
  const modules = files.map(
    (file) => `${JSON.stringify(start + file)}: () => import(${JSON.stringify(path.join(folder, file))})`,
  );
  return `const ${name} = ((all) => async (key) => all[${found}]())({ ${modules.join(", ")} });`;
}

/** Expression for the name under which `all` has the module that `key` names, perhaps without its ending. */
const found = `(${JSON.stringify(["", ...MODULE_ENDINGS])}.flatMap((end) => [key + end, key + "/index" + end]).find((file) => Object.hasOwn(all, file)) ?? (() => { throw new Error("There is no " + key + " here."); })())`;
