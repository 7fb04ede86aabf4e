import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { relativeFile } from "../../base/file-path.ts";
import { isOwnCode } from "../own-code.ts";
import { jsxToScript } from "./jsx-script.ts";

const CLIENT_DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|(["'])use strict\1;?)*(["'])use client\2/;

/** Whether a module's code starts with `'use client'`. */
export function isIslandModule(code: string): boolean {
  return CLIENT_DIRECTIVE.test(code);
}

/**
 * On the server, replace each island module by one that wraps its components in the island boundary.
 *
 * @param chosen modules that are treated as islands without `'use client'`
 * @param islands receives the absolute paths of island modules
 */
export function islandBoundary(siteDir: string, chosen: ReadonlySet<string>, islands: Set<string>): Plugin {
  const SUFFIX = "?island";
  return {
    name: "quire:island",
    resolveId(source) {
      return source.endsWith(SUFFIX) ? source : undefined;
    },
    load(id) {
      return id.endsWith(SUFFIX) ? readFileSync(id.slice(0, -SUFFIX.length), "utf8") : undefined;
    },
    async transform(code, id) {
      const inner = id.endsWith(SUFFIX);
      const file = inner ? id.slice(0, -SUFFIX.length) : id;
      const isChosen = chosen.has(file);
      if (!(isChosen || (isOwnCode(file) && /\.[jt]sx?$/.test(file)))) return undefined;
      const source = inner ? code : readFileSync(file, "utf8");
      if (!isChosen && !isIslandModule(source)) return undefined;
      const lang = file.endsWith(".ts") ? "ts" : file.endsWith(".tsx") ? "tsx" : "jsx";
      if (inner) return jsxToScript(source, file, lang);
      islands.add(file);
      const module = JSON.stringify(relativeFile(file, siteDir));
      const { exports } = await this.load({ id: file + SUFFIX });
      // Prefixed with `$`, as the module itself may export a constant named `island` with its options.
      const lines = exports.toSorted().map((name) => {
        if (name === "*") return `export * from ${JSON.stringify(file + SUFFIX)};`;
        const value =
          name === "default" || /^[A-Z]/.test(name)
            ? `$wrap($impl[${JSON.stringify(name)}], ${module}, ${JSON.stringify(name)}, $impl.island, ${isChosen})`
            : `$impl[${JSON.stringify(name)}]`;
        return name === "default" ? `export default ${value};` : `export const ${name} = ${value};`;
      });
      return {
        code: `import * as $impl from ${JSON.stringify(file + SUFFIX)};\nimport { island as $wrap } from "quire/render/island.js";\n${lines.join("\n")}\n`,
        map: null,
      };
    },
  };
}
