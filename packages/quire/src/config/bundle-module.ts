import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Plugin, type RolldownLog, rolldown } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { MODULE_ENDINGS } from "../base/module-endings.ts";
import { QuireError } from "../base/problem.ts";
import { MARK, missingModuleSource } from "./missing-module.ts";
import { bundlerProblems } from "./module-errors.ts";
import { undeclaredNames } from "./undeclared-names.ts";

/** A module of the site with everything it imports from the site, as one ES module. */
export interface BundledModule {
  code: string;
  /** Source map as JSON; its sources are absolute paths. */
  map: string;
  /** Absolute paths of its source files, sorted. */
  inputs: string[];
  /** Packages, and absolute paths of files, that could not be resolved and were replaced by stand-ins. */
  missing: string[];
}

/** Which imports that lead nowhere are replaced by stand-ins: those of packages, or of files too. */
export type StubMissing = boolean | "files";

const missingPrefix = "\0missing:";

/** Expressions for a module's own location, and the names that replace them in the bundle. */
const ownPlace = {
  __dirname: "__quire_dirname",
  __filename: "__quire_filename",
  "import.meta.dirname": "__quire_dirname",
  "import.meta.filename": "__quire_filename",
  "import.meta.url": "__quire_url",
  "import.meta.resolve": "__quire_resolve_url",
  "require.resolve": "__quire_resolve",
};

/**
 * Bundle `file`. Imports by relative path (or `@site/…`) are included; installed packages stay external and are
 * imported by absolute path, so that the bundle can be stored anywhere.
 *
 * @throws QuireError for syntax errors and unresolved imports
 */
export async function bundleModule(
  file: string,
  options: { root: string; stubMissing: StubMissing },
): Promise<BundledModule> {
  const missing = new Set<string>();
  const preludes = new Map<string, number>();
  const unresolved: RolldownLog[] = [];
  try {
    const build = await rolldown({
      input: file,
      cwd: options.root,
      platform: "node",
      // A tsconfig written for Docusaurus may extend a package that is not installed.
      tsconfig: false,
      resolve: { extensions: MODULE_ENDINGS },
      logLevel: "warn",
      onLog: (_level, log) => {
        // The bundler only warns of an unresolved package, assuming that it will be there at run time.
        if (log.code === "UNRESOLVED_IMPORT") unresolved.push(log);
      },
      // Keeps source maps exact when a prelude is inserted before a module.
      experimental: { nativeMagicString: true },
      transform: { define: ownPlace, jsx: { runtime: "automatic" } },
      plugins: [resolveImports(file, options, missing), keepPlace(preludes, options.stubMissing !== false)],
    });
    const { output } = await build.generate({
      format: "esm",
      dir: options.root,
      sourcemap: true,
      sourcemapPathTransform: (source) => path.resolve(options.root, source),
      codeSplitting: false,
    });
    const inputs = (await build.watchFiles).filter((id) => path.isAbsolute(id)).sort();
    await build.close();
    if (unresolved.length > 0) throw Object.assign(new Error("Unresolved imports"), { errors: unresolved });
    const [chunk] = output;
    return {
      // The remaining uses of import.meta.url are the bundler's `require` shim; make it resolve from the module's
      // folder.
      code: chunk.code
        .replaceAll("createRequire(import.meta.url)", `createRequire(${JSON.stringify(file)})`)
        .replace(/\/\/# sourceMappingURL=.*\s*$/, ""),
      map: chunk.map?.toString() ?? "{}",
      // Not `chunk.moduleIds`, which lacks modules whose values were inlined.
      inputs,
      missing: [...missing].sort(),
    };
  } catch (error) {
    throw new QuireError(bundlerProblems(error, file, options.root, preludes));
  }
}

function resolveImports(
  entry: string,
  options: { root: string; stubMissing: StubMissing },
  missing: Set<string>,
): Plugin {
  return {
    name: "quire:imports",
    async resolveId(source, importer, extra) {
      if (!importer || isBuiltin(source)) return null;
      if (source === "quire") return engineEntry();
      const inSite = source.startsWith("@site/") ? path.join(options.root, source.slice(6)) : source;
      const found = await this.resolve(inSite, importer, { ...extra, skipSelf: true });
      const isPackage = !inSite.startsWith(".") && !path.isAbsolute(inSite);
      if (!isPackage) {
        if (found || options.stubMissing !== "files") return found;
        const file = path.resolve(path.dirname(importer), inSite);
        missing.add(file);
        return missingPrefix + file;
      }
      const file = found ? found.id : fromEngine(source);
      if (!file && options.stubMissing) {
        missing.add(source);
        return missingPrefix + source;
      }
      if (!file || !/\.([cm]?js|node)$/.test(file)) return found;
      return { id: extra.kind === "require-call" ? file : pathToFileURL(file).href, external: true };
    },
    load(id) {
      return id.startsWith(missingPrefix)
        ? { code: missingModuleSource(id.slice(missingPrefix.length), entry), moduleType: "js" }
        : null;
    },
  };
}

/** How an ES module defines `require` for itself. */
const ownRequire =
  /\b(?:const|let|var)\s+require\s*=\s*(?:module\.)?createRequire\(\s*import\.meta\.url\s*\);?/i;

/** Calls of `require` for other modules of the site; in JSON, `default` is a key like others. */
const siteRequire = /(?<![.\w$])require\(\s*(["'`])\.{1,2}\/[^"'`$]+(?<!\.json)\1\s*\)/g;

/**
 * What `require` returns in a Docusaurus configuration: the default export of an ES module, with the others as its
 * properties.
 */
const defaultExport = `(module) => { const main = module?.default; if (main === undefined || main === null || main[Symbol.for("${MARK}")]) return module; if (Object(main) === main) for (const key in module) try { if (!(key in main)) Object.defineProperty(main, key, { value: module[key], enumerable: key !== "default" }); } catch {} return main; }`;

/** These calls in a module, as opposed to text that looks like one; none if it cannot be parsed. */
function siteRequires(code: string, file: string): { call: string; index: number }[] {
  const found = [...code.matchAll(siteRequire)].map(({ 0: call, index }) => ({ call, index }));
  if (found.length === 0) return [];
  const starts = new Set<number>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, start } = node as { type?: string; start?: number };
    if (type === "CallExpression") starts.add(start!);
    for (const part of Object.values(node)) visit(part);
  };
  try {
    visit(parseAst(code, { lang: /\.[cm]?ts$/.test(file) ? "ts" : "tsx" }));
  } catch {
    // The bundler reports it.
  }
  return found.filter(({ index }) => starts.has(index));
}

/** Define the names of `ownPlace` in front of each module, on its first line. */
function keepPlace(preludes: Map<string, number>, stubMissing: boolean): Plugin {
  return {
    name: "quire:place",
    transform(code, id, { magicString }) {
      if (!magicString || !path.isAbsolute(id) || id.endsWith(".json")) return null;
      const find = `process.getBuiltinModule("node:module").createRequire(__quire_filename).resolve(name, from)`;
      // CommonJS with only type imports would be taken for an ES module, in which `module` is undefined.
      // The bundle is an ES module, in which names must be declared.
      const undeclared = stubMissing ? undeclaredNames(code, id) : [];
      const isCommonJs = /\.tsx?$/.test(id) && /^(?:module\.exports|export)\s*=/m.test(code);
      const prelude = [
        `${isCommonJs ? 'import "node:module"; ' : ""}const __quire_filename = ${JSON.stringify(id)}`,
        `__quire_dirname = ${JSON.stringify(path.dirname(id))}`,
        `__quire_url = ${JSON.stringify(pathToFileURL(id).href)}`,
        stubMissing
          ? // As in Docusaurus, TypeScript files are found without their endings, and by those of JavaScript.
            `__quire_resolve = (path, from) => { for (const name of [...["", ".ts", ".tsx", "/index.ts"].map((end) => path + end), path.replace(/\\.([cm]?)js(x?)$/, ".$1ts$2")]) try { return ${find}; } catch {} return path; }`
          : `__quire_resolve = (name, from) => ${find}`,
        ...(stubMissing ? [`__quire_default = ${defaultExport}`] : []),
        `__quire_resolve_url = (name) => process.getBuiltinModule("node:url").pathToFileURL(__quire_resolve(name)).href`,
      ]
        .join(", ")
        .concat("; ", undeclared.length > 0 ? `var ${undeclared.join(", ")}; ` : "");
      preludes.set(id, prelude.length);
      const shebang = /^#!.*/.exec(code)?.[0].length ?? 0;
      if (shebang) magicString.remove(0, shebang);
      // The bundler itself resolves calls of `require`, and can put a stand-in in the place of a missing package.
      const own = ownRequire.exec(code);
      if (own) magicString.remove(own.index, own.index + own[0].length);
      if (stubMissing) {
        for (const { call, index } of siteRequires(code, id))
          magicString.update(index, index + call.length, `__quire_default(${call})`);
      }
      magicString.prepend(prelude);
      return { code: magicString };
    },
  };
}

/** The entry of this engine, for `import … from "quire"`, wherever it is installed. */
function engineEntry(): string {
  const here = fileURLToPath(import.meta.url);
  return path.join(path.dirname(here), "..", `index${path.extname(here)}`);
}

/** The engine's own React, for modules with components in a site that does not install React itself. */
function fromEngine(specifier: string): string | undefined {
  if (!/^react(-dom)?(\/|$)/.test(specifier)) return undefined;
  return createRequire(import.meta.url).resolve(specifier);
}
