import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { FenceTracker } from "../markdown/fence.ts";
import { looksInside, moving } from "../markdown/moving.ts";
import type { Problem } from "../problem.ts";
import { isIslandModule } from "./bundle-plugins.ts";
import { toSitePath } from "./walk.ts";

/** What moves in packages, whose code has been through tools. */
const movingPackage =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\b|\bcomponentDidMount\b|\.setState\(/;

/** A module, and not a text or an address that is made of one. */
const CODE = /\.[cm]?[jt]sx?$/;

/** What is found among the modules that a site is drawn with. */
export interface FoundComponents {
  /** A component that expects to run in the browser and never will. */
  still(problem: Problem): void;
  /** Absolute path of a module, or of a package's, whose components could be islands. */
  movable(file: string): void;
}

/**
 * Find the modules of a site that expect to run in the browser, and are drawn at build time alone, since they are
 * neither islands nor part of one: written for Docusaurus, which sends every component to the browser.
 *
 * @param chosen absolute paths of modules that are islands though they do not say so
 */
export function findStillComponents(
  siteDir: string,
  chosen: ReadonlySet<string>,
  found: FoundComponents,
): Plugin {
  const isOwn = (id: string) => path.isAbsolute(id) && id.startsWith(`${siteDir}/`) && !isOfPackage(id);
  const isOwnCode = (id: string) => isOwn(id) && CODE.test(id) && !chosen.has(id);
  return {
    name: "quire:still-components",
    buildEnd(error) {
      if (error) return;
      const importsOf = (id: string): string[] => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      };
      /** The modules reached from some, without those that `enters` refuses. */
      const reach = (from: readonly string[], enters: (id: string, importer: string) => boolean) => {
        const reached = new Set(from);
        for (const id of reached) for (const next of importsOf(id)) if (enters(next, id)) reached.add(next);
        return reached;
      };
      const packages = new Map<string, boolean>();
      const isMovingPackage = (id: string) => {
        if (!isOfPackage(id) || !CODE.test(id)) return false;
        const moves =
          packages.get(id) ??
          [...reach([id], isOfPackage)].some((at) => movingPackage.test(this.getModuleInfo(at)?.code ?? ""));
        packages.set(id, moves);
        return moves;
      };
      const moves = (id: string, importer: string) => {
        if (!isOwnCode(id)) return importer.startsWith("\0") && isMovingPackage(id);
        const source = readFileSync(id, "utf8");
        return !isIslandModule(source) && (moving.test(source) || importsOf(id).some(isMovingPackage));
      };
      const canMove = (id: string) =>
        (this.getModuleInfo(id)?.exports.length ?? 0) > 0 &&
        !looksInside.test(readFileSync(id, "utf8")) &&
        ![...reach([id], isOwn)].some((at) => /\.mdx?$/.test(at));

      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      // What an island is made of is beyond its boundary.
      const drawn = reach(entries, (id) => !id.endsWith("?island"));
      for (const id of [...drawn].filter(isOwnCode)) {
        const problem = stillComponent(toSitePath(id, siteDir), readFileSync(id, "utf8"));
        if (problem) found.still(problem);
      }
      reach(entries, (id, importer) => {
        if (id.endsWith("?island")) return false;
        const isMovable = moves(id, importer) && canMove(id);
        if (isMovable) found.movable(id);
        return !isMovable;
      });
    },
  };
}

function isOfPackage(id: string): boolean {
  return id.includes("/node_modules/");
}

/**
 * What is to be said of a module or document that is drawn at build time; nothing where it has nothing that moves.
 *
 * @param islands code of the document's own that runs in the browser
 */
export function stillComponent(
  file: string,
  source: string,
  islands: readonly string[] = [],
): Problem | undefined {
  if (isIslandModule(source)) return undefined;
  const isDocument = /\.mdx?$/.test(file);
  const lines = isDocument ? withoutSamples(without(source, islands)) : source.split("\n");
  const line = lines.findIndex((text) => moving.test(text) && !/^\s*(?:\/\/|\*|\/\*)/.test(text));
  if (line < 0) return undefined;
  const match = moving.exec(lines[line]!)!;
  const name = match.slice(1).find((group) => group !== undefined)!;
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

/** A text without pieces of it, whose lines are empty. */
function without(text: string, pieces: readonly string[]): string {
  return pieces.reduce(
    (rest, piece) => rest.replace(piece, () => piece.replace(/[^\n]/g, "")),
    text.replaceAll("\r\n", "\n"),
  );
}
