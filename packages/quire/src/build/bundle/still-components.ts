import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { FenceTracker } from "../../markdown/code/fence.ts";
import { looksInside, moving } from "../../markdown/mdx/moving.ts";
import { relativeFile } from "../../shared/file-path.ts";
import type { Problem } from "../../shared/problem.ts";
import { isInstalled, isOfSite } from "../read/walk.ts";
import { isIslandModule } from "./bundle-plugins.ts";

/** Code that needs a browser, in packages, whose code is usually compiled. */
const movingPackage =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\b|\bcomponentDidMount\b|\.setState\(/;

/** A default export that is a hook. */
const defaultHook =
  /\bexport\s+default\s+(?:async\s+)?(?:function\s+)?use[A-Z]|\buse[A-Z]\w*\s+as\s+default\b/;

/** A module, rather than a text or an address imported as one. */
const CODE = /\.[cm]?[jt]sx?$/;

/** The provider of a context, with what is in it. */
const provider = /<(\w+(?:\.\w+)*\.Provider)\b[\s\S]*?<\/\1>/g;

/**
 * Whether a module has a component that passes a context to the children that other modules give it. Islands among
 * these would not get it.
 */
function passesContext(source: string): boolean {
  return [...source.matchAll(provider)].some(({ 0: inside, index }) => {
    if (!/\{\s*(?:\w+\.)?children\s*\}/.test(inside)) return false;
    const above = source.slice(0, index).matchAll(/\b(?:function|const|class)\s+([A-Z]\w*)/g);
    const name = [...above].at(-1)?.[1];
    return name === undefined || !new RegExp(`<${name}\\b`).test(source);
  });
}

/** Receives components that need a browser but are only rendered at build time. */
export interface FoundComponents {
  /** Called with a warning for a component that will never run in the browser. */
  still(problem: Problem): void;
  /** Called with the absolute path of a module, possibly in a package, whose components could be islands. */
  movable(file: string): void;
}

/**
 * Find modules of a site that need a browser but are only rendered at build time, as they are neither islands nor
 * part of one: they were written for Docusaurus, which sends every component to the browser.
 *
 * @param chosen absolute paths of modules that are treated as islands without `'use client'`
 */
export function findStillComponents(
  siteDir: string,
  chosen: ReadonlySet<string>,
  found: FoundComponents,
): Plugin {
  const isOwn = (id: string) => isOfSite(siteDir, id);
  const isOwnCode = (id: string) => isOwn(id) && CODE.test(id) && !chosen.has(id);
  return {
    name: "quire:still-components",
    buildEnd(error) {
      if (error) return;
      const importsOf = (id: string): string[] => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      };
      /** The modules reachable from others, except those that `enters` rejects. */
      const reach = (from: readonly string[], enters: (id: string, importer: string) => boolean) => {
        const reached = new Set(from);
        for (const id of reached) for (const next of importsOf(id)) if (enters(next, id)) reached.add(next);
        return reached;
      };
      const packages = new Map<string, boolean>();
      const isMovingPackage = (id: string) => {
        if (!isInstalled(id) || !CODE.test(id)) return false;
        const moves =
          packages.get(id) ??
          [...reach([id], isInstalled)].some((at) => movingPackage.test(this.getModuleInfo(at)?.code ?? ""));
        packages.set(id, moves);
        return moves;
      };
      const exported = new Map<string, { hooks: boolean; components: boolean }>();
      /** What a module exports; hooks need a browser where they are called. */
      const exportsOf = (id: string) => {
        const known = exported.get(id);
        if (known) return known;
        const kinds = { hooks: false, components: false };
        exported.set(id, kinds);
        const { exports: names = [], code } = this.getModuleInfo(id) ?? {};
        const defaultIsHook = names.includes("default") && defaultHook.test(code ?? "");
        const passedOn = names.includes("*") ? importsOf(id).map(exportsOf) : [];
        kinds.hooks =
          defaultIsHook ||
          names.some((name) => /^use[A-Z]/.test(name)) ||
          passedOn.some(({ hooks }) => hooks);
        kinds.components =
          names.some((name) => /^[A-Z]/.test(name) || (name === "default" && !defaultIsHook)) ||
          passedOn.some(({ components }) => components);
        return kinds;
      };
      const needing = new Map<string, boolean>();
      const needsBrowser = (id: string): boolean => {
        const known = needing.get(id);
        if (known !== undefined) return known;
        needing.set(id, false);
        const source = readFileSync(id, "utf8");
        const needs =
          !isIslandModule(source) &&
          (moving.test(source) ||
            importsOf(id).some((at) =>
              isOwnCode(at) ? exportsOf(at).hooks && needsBrowser(at) : isMovingPackage(at),
            ));
        needing.set(id, needs);
        return needs;
      };
      const moves = (id: string, importer: string) =>
        isOwnCode(id) ? needsBrowser(id) : importer.startsWith("\0") && isMovingPackage(id);
      const getsContext = (id: string, source: string) =>
        /\buseContext\s*\(/.test(source) &&
        !/<[\w.]*Provider\b/.test(source) &&
        importsOf(id).some((at) => isOwnCode(at) && passesContext(readFileSync(at, "utf8")));
      const canMove = (id: string) => {
        const source = readFileSync(id, "utf8");
        return (
          exportsOf(id).components &&
          !looksInside.test(source) &&
          !passesContext(source) &&
          !getsContext(id, source) &&
          ![...reach([id], isOwn)].some((at) => /\.mdx?$/.test(at))
        );
      };

      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      // Modules inside an island are beyond its boundary.
      const rendered = reach(entries, (id) => !id.endsWith("?island"));
      for (const id of [...rendered].filter(isOwnCode)) {
        const problem = stillComponent(relativeFile(id, siteDir), readFileSync(id, "utf8"));
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

/**
 * The warning for a module or document that is only rendered at build time; undefined if it does not need a browser.
 *
 * @param islands code of the document's own components that run in the browser
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
    message: `\`${name}\` has no effect here: this component is only rendered at build time, and is not sent to the browser.`,
    file,
    line: line + 1,
    column: match.index + match[0].indexOf(name) + 1,
    hint: isDocument
      ? "Move the component to a module that starts with `'use client'`, and import it."
      : looksInside.test(source)
        ? "Islands cannot inspect their children, as this module does. Move the component to a module of its own that starts with `'use client'`."
        : "Start the module with `'use client'` to make its components islands.",
  };
}

/** A document with the lines of its code samples blanked. */
function withoutSamples(source: string): string[] {
  const fences = new FenceTracker();
  return source
    .split("\n")
    .map((line) => (fences.inside(line) ? "" : line.replace(/`[^`]*`/g, (code) => " ".repeat(code.length))));
}

/** A text with some pieces blanked, keeping its line breaks. */
function without(text: string, pieces: readonly string[]): string {
  return pieces.reduce(
    (rest, piece) => rest.replace(piece, () => piece.replace(/[^\n]/g, "")),
    text.replaceAll("\r\n", "\n"),
  );
}
