import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { FenceTracker } from "../markdown/fence.ts";
import type { Problem } from "../problem.ts";
import { isIslandModule } from "./bundle-plugins.ts";
import { toSitePath } from "./walk.ts";

/** Code that only does something in a browser: state of React's, effects, handlers of events. */
const moving =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Optimistic|ActionState))\s*[(<]|\s(on[A-Z][A-Za-z]+)=\{/;

/**
 * Find the modules of a site that expect to run in the browser and never will, since they are drawn at build time
 * and are neither islands nor part of one: written for Docusaurus, which sends every component to the browser.
 */
export function findStillComponents(siteDir: string, found: (problem: Problem) => void): Plugin {
  return {
    name: "quire:still-components",
    buildEnd() {
      const seen = new Set<string>();
      const visit = (id: string): void => {
        // What an island is made of is beyond its boundary.
        if (seen.has(id) || id.endsWith("?island")) return;
        seen.add(id);
        const info = this.getModuleInfo(id);
        if (!info) return;
        const isOwn = path.isAbsolute(id) && id.startsWith(siteDir) && !id.includes("/node_modules/");
        const problem =
          isOwn && /\.[jt]sx?$/.test(id)
            ? stillComponent(toSitePath(id, siteDir), readFileSync(id, "utf8"))
            : undefined;
        if (problem) found(problem);
        for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) visit(next);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
    },
  };
}

/** What is to be said of a module or document that is drawn at build time; nothing where it has nothing that moves. */
export function stillComponent(file: string, source: string): Problem | undefined {
  if (isIslandModule(source)) return undefined;
  const isDocument = /\.mdx?$/.test(file);
  const lines = isDocument ? withoutSamples(source) : source.split("\n");
  const line = lines.findIndex((text) => moving.test(text) && !/^\s*(?:\/\/|\*|\/\*)/.test(text));
  if (line < 0) return undefined;
  const match = moving.exec(lines[line]!)!;
  const name = match[1] ?? match[2]!;
  return {
    code: "still-component",
    severity: "warning",
    message: `\`${name}\` does nothing here: this component is drawn when the site is built, and is not sent to the browser`,
    file,
    line: line + 1,
    column: match.index + match[0].indexOf(name) + 1,
    hint: isDocument
      ? "Move the component to a module that begins with 'use client', and import it."
      : "Begin the module with 'use client' to make its components islands.",
  };
}

/** The lines of a document; those of code that it shows are empty. */
function withoutSamples(source: string): string[] {
  const fences = new FenceTracker();
  return source
    .split("\n")
    .map((line) => (fences.inside(line) ? "" : line.replace(/`[^`]*`/g, (code) => " ".repeat(code.length))));
}
