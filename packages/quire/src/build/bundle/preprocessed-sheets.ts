import { type Plugin, preprocessCSS, type ResolvedConfig } from "vite";
import { fileOf } from "./module-graph.ts";

/**
 * Collect the files that style sheets for a preprocessor, such as Sass, are made of besides themselves: the bundler
 * compiles them without reporting these as inputs.
 *
 * @param inputs receives absolute paths
 */
export function preprocessedSheets(inputs: Set<string>): Plugin {
  let config: ResolvedConfig;
  return {
    name: "quire:preprocessed-sheets",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    transform: {
      filter: { id: /\.(?:scss|sass|less|styl|stylus)(?:\?|$)/ },
      async handler(code, id) {
        // The bundler reports what is wrong with them.
        const compiled = await preprocessCSS(code, fileOf(id), config).catch(() => undefined);
        for (const file of compiled?.deps ?? []) inputs.add(file);
      },
    },
  };
}
