import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { relativeFile } from "../../base/file-path.ts";
import type { Problem } from "../../base/problem.ts";
import { textIfAny } from "../../base/read-file.ts";
import type { Config } from "../../config/schema.ts";
import { FenceTracker } from "../../markdown/code/fence.ts";
import { islandsOf, looksInside, moving } from "../../markdown/mdx/moving.ts";
import { isInstalled, isOwnCode } from "../own-code.ts";
import { isIslandModule } from "./island-boundary.ts";
import { type InfoOf, importsOf, reachedFrom } from "./module-graph.ts";

/** Code that needs a browser, in packages, whose code is usually compiled. */
const movingPackage =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\b|\bcomponentDidMount\b|\.setState\(/;

/** A default export that is a hook. */
const defaultHook =
  /\bexport\s+default\s+(?:async\s+)?(?:function\s+)?use[A-Z]|\buse[A-Z]\w*\s+as\s+default\b/;

const apartFromDocuments =
  "Islands cannot import documents, as this module does. Move what needs the browser to a module of its own that starts with `'use client'`.";

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

/**
 * Find modules of a site that need a browser but are only rendered at build time, as they are neither islands nor
 * part of one: they were written for Docusaurus, which sends every component to the browser.
 *
 * @param chosen absolute paths of modules that are treated as islands without `'use client'`
 * @param problems receives a warning for each component that will never run in the browser
 * @param movable receives the absolute paths of modules, possibly in packages, whose components could be islands
 */
export function findStillComponents(
  siteDir: string,
  chosen: ReadonlySet<string>,
  problems: Problem[],
  movable: Set<string>,
): Plugin {
  return {
    name: "quire:still-components",
    buildEnd(error) {
      if (error) return;
      const infoOf: InfoOf = (id) => this.getModuleInfo(id);
      const graph = new ModuleGraph(infoOf, chosen);
      const entries = [...this.getModuleIds()].filter((id) => infoOf(id)?.isEntry);
      // Modules inside an island are beyond its boundary.
      const isOutside = (id: string) => !id.endsWith("?island");
      for (const id of [...reachedFrom(infoOf, entries, isOutside)].filter((id) => graph.isOwnCode(id))) {
        const problem = stillComponent(relativeFile(id, siteDir), readFileSync(id, "utf8"));
        if (problem)
          problems.push(graph.showsDocuments(id) ? { ...problem, hint: apartFromDocuments } : problem);
      }
      reachedFrom(infoOf, entries, (id, importer) => {
        if (!isOutside(id)) return false;
        const isMovable = graph.moves(id, importer) && graph.canMove(id);
        if (isMovable) movable.add(id);
        return !isMovable;
      });
    },
  };
}

/** The modules of a bundle, by id: what they import and export, and whether they need a browser. */
class ModuleGraph {
  readonly #infoOf: InfoOf;
  readonly #chosen: ReadonlySet<string>;
  readonly #movingPackages = new Map<string, boolean>();
  readonly #exports = new Map<string, { hooks: boolean; components: boolean }>();
  readonly #needing = new Map<string, boolean>();

  constructor(infoOf: InfoOf, chosen: ReadonlySet<string>) {
    this.#infoOf = infoOf;
    this.#chosen = chosen;
  }

  /** Whether it is code of the site that is not an island already. */
  isOwnCode(id: string): boolean {
    return isOwnCode(id) && CODE.test(id) && !this.#chosen.has(id);
  }

  /** Whether a module needs a browser; those of packages count only where an entry imports them. */
  moves(id: string, importer: string): boolean {
    return this.isOwnCode(id)
      ? this.#needsBrowser(id)
      : importer.startsWith("\0") && this.#isMovingPackage(id);
  }

  /** Whether the components of a module work as islands. */
  canMove(id: string): boolean {
    const source = readFileSync(id, "utf8");
    return (
      this.#exportsOf(id).components &&
      !looksInside.test(source) &&
      !passesContext(source) &&
      !this.#getsContext(id, source) &&
      !this.showsDocuments(id)
    );
  }

  /** Whether a module imports documents, also through other modules. */
  showsDocuments(id: string): boolean {
    return [...reachedFrom(this.#infoOf, [id], isOwnCode)].some((at) => /\.mdx?$/.test(at));
  }

  #isMovingPackage(id: string): boolean {
    if (!isInstalled(id) || !CODE.test(id)) return false;
    const moves =
      this.#movingPackages.get(id) ??
      [...reachedFrom(this.#infoOf, [id], isInstalled)].some((at) =>
        movingPackage.test(this.#infoOf(at)?.code ?? ""),
      );
    this.#movingPackages.set(id, moves);
    return moves;
  }

  /** What a module exports; hooks need a browser where they are called. */
  #exportsOf(id: string): { hooks: boolean; components: boolean } {
    const known = this.#exports.get(id);
    if (known) return known;
    const kinds = { hooks: false, components: false };
    // Set before the imports are looked at, as modules may import each other.
    this.#exports.set(id, kinds);
    const { exports: names = [], code } = this.#infoOf(id) ?? {};
    const defaultIsHook = names.includes("default") && defaultHook.test(code ?? "");
    const passedOn = names.includes("*") ? importsOf(this.#infoOf, id).map((at) => this.#exportsOf(at)) : [];
    kinds.hooks =
      defaultIsHook || names.some((name) => /^use[A-Z]/.test(name)) || passedOn.some(({ hooks }) => hooks);
    kinds.components =
      names.some((name) => /^[A-Z]/.test(name) || (name === "default" && !defaultIsHook)) ||
      passedOn.some(({ components }) => components);
    return kinds;
  }

  #needsBrowser(id: string): boolean {
    const known = this.#needing.get(id);
    if (known !== undefined) return known;
    this.#needing.set(id, false);
    const source = readFileSync(id, "utf8");
    const needs =
      !isIslandModule(source) &&
      (moving.test(source) ||
        importsOf(this.#infoOf, id).some((at) =>
          this.isOwnCode(at)
            ? this.#exportsOf(at).hooks && this.#needsBrowser(at)
            : this.#isMovingPackage(at),
        ));
    this.#needing.set(id, needs);
    return needs;
  }

  #getsContext(id: string, source: string): boolean {
    return (
      /\buseContext\s*\(/.test(source) &&
      !/<[\w.]*Provider\b/.test(source) &&
      importsOf(this.#infoOf, id).some((at) => this.isOwnCode(at) && passesContext(readFileSync(at, "utf8")))
    );
  }
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
      : adviceFor(source),
  };
}

/** How the components of a module could move in the browser. */
function adviceFor(source: string): string {
  if (looksInside.test(source))
    return "Islands cannot inspect their children, as this module does. Move the component to a module of its own that starts with `'use client'`.";
  if (passesContext(source))
    return "Islands cannot pass a context to their children, as this module does. Use `<Tabs>` with a `groupId`, which keep a reader's choice, or give what the component shows as props.";
  return "Start the module with `'use client'` to make its components islands.";
}

/**
 * The warning for a document with code, as it is now.
 *
 * @param module source of the module it compiles to
 */
export function stillDocument(
  siteDir: string,
  { autoIslands }: Pick<Config, "autoIslands">,
  { file, module }: { file: string; module: string },
): Problem | undefined {
  const moved = autoIslands ? islandsOf(module).map(({ code }) => code) : [];
  // There is no file with a document of a data module.
  return stillComponent(file, textIfAny(path.join(siteDir, file)) ?? "", moved);
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
