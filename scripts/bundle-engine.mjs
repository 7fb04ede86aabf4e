// Brings the compiled modules that run in Node, and the packages they use, together in a few files: reading three
// hundred small ones would take every start of the engine, and of each of its threads, a quarter of a second.
//
// What the browser's bundles are made from stays as it was compiled. What a site's own code may import of the
// engine while pages are rendered (components, islands) has a small module of its own name here, so that there is one
// copy of each.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rolldown } from "rolldown";

const dist = path.resolve("packages/quire/dist");
const folder = path.join(dist, "node");

/** Programs: a file each, where their callers look for it. */
const programs = {
  commands: "commands.js",
  worker: "build/pages/worker.js",
  bundler: "build/bundle/bundler.js",
};
/** What a build loads together: its main thread, to render pages, to highlight code, to draw, to bundle, for settings. */
const starts = {
  main: ["commands.js", "build/build.js"],
  work: ["build/pages/worker.js", "markdown/compile.js"],
  highlight: ["markdown/code/highlight.js", "markdown/code/highlight-ahead.js"],
  diagram: ["markdown/diagram/mermaid.js"],
  bundler: ["build/bundle/bundler.js"],
  settings: ["config/bundle-module.js"],
};
/** Packages that come as they are: React, of which there must be one, and what is large, native or rarely used. */
const apart =
  /^(react|react-dom|vite|rolldown|sharp|satteri|lightningcss|tinypool|send|beautiful-mermaid|@modelcontextprotocol)(\/|$)|^shiki\/langs$/;

/** What a site's own code may import. */
const shared = readdirSync(dist, { recursive: true })
  .filter((file) => /^(theme|render)[\\/].*\.js$/.test(file))
  .map((file) => [file.slice(0, -".js".length), file]);

rmSync(folder, { recursive: true, force: true });

/** Module to the modules it imports at once; complete when files are made. */
const imports = new Map();
/** What each start reaches, by its name. */
let reached;

const bundle = await rolldown({
  input: Object.fromEntries(
    [...Object.entries(programs), ...shared].map(([name, file]) => [name, path.join(dist, file)]),
  ),
  cwd: dist,
  platform: "node",
  external: apart,
  preserveEntrySignatures: "allow-extension",
  onLog: (level, log, report) => {
    // That a module is a client module means nothing here; those that are needed at once anyway are no mistake.
    if (log.code !== "MODULE_LEVEL_DIRECTIVE" && log.code !== "INEFFECTIVE_DYNAMIC_IMPORT")
      report(level, log);
  },
  plugins: [{ name: "imports", moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds) }],
});
const { output } = await bundle.write({
  dir: folder,
  entryFileNames: "[name].js",
  chunkFileNames: "[name].js",
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: "starts", name: groupOf }] },
});
writeFileSync(path.join(folder, "LICENSES.txt"), licences(output));
cpSync(path.join(dist, "markdown/patterns.json"), path.join(folder, "patterns.json"));
const program = path.join(dist, "cli.js");
writeFileSync(program, readFileSync(program, "utf8").replace('"./commands.js"', '"./node/commands.js"'));
await bundlePlainClient();
const { codeHash, HASH_FILE } = await import("../packages/quire/dist/build/cache/engine-hash.js");
writeFileSync(path.join(dist, HASH_FILE), codeHash());

/** What browsers load of sites that add nothing to it. */
async function bundlePlainClient() {
  const { bundlePlainClient, PLAIN_CLIENT } = await import(
    "../packages/quire/dist/build/bundle/plain-client.js"
  );
  const { openWorkspace } = await import("../packages/quire/dist/build/workspace.js");
  const site = mkdtempSync(path.join(tmpdir(), "plain-site-"));
  try {
    writeFileSync(PLAIN_CLIENT, await bundlePlainClient(openWorkspace(site, "build")));
  } finally {
    rmSync(site, { recursive: true });
  }
}

/** Modules of one group are one file: those that the same starts need. */
function groupOf(module) {
  reached ??= Object.entries(starts).map(([name, roots]) => ({ name, modules: modulesFrom(roots) }));
  const needed = reached.filter(({ modules }) => modules.has(module));
  return needed.length === 0 ? null : needed.map(({ name }) => name).join("-");
}

function modulesFrom(roots) {
  const modules = new Set();
  const visit = (module) => {
    if (modules.has(module) || !imports.has(module)) return;
    modules.add(module);
    for (const next of imports.get(module)) visit(next);
  };
  for (const root of roots) visit(path.join(dist, root));
  return modules;
}

/** The licences of the packages whose code is in the files. */
function licences(chunks) {
  const packages = new Set(
    chunks
      .flatMap((chunk) => Object.keys(chunk.modules ?? {}))
      .flatMap((module) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? []),
  );
  return [...packages]
    .sort()
    .map((at) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(at, "package.json"), "utf8"));
      const file = readdirSync(at).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
      const text = file ? readFileSync(path.join(at, file), "utf8").trim() : "";
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);
}
