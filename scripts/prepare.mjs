// What every command of the repository needs first: the dependencies of the lockfile and the compiled engine.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashOf, isCompiled, noteCompiled, root } from "./engine-sources.mjs";

export { root };

const engine = path.join(root, "packages/quire");

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or later.`);
  process.exit(1);
}

/** Run a program in the repository's folder; the process ends with its exit code when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Run a program of the installed packages with this Node. */
function runPackage(entry, args, options) {
  run(process.execPath, [path.join(root, "node_modules", entry), ...args], options);
}

/** Run Quire on the website. */
export function quire(...args) {
  run(process.execPath, [path.join(engine, "dist/cli.js"), ...args]);
}

/** Have Quire serve the website until one of the two is asked to end; the process ends with its exit code. */
export function serve(...args) {
  const child = spawn(process.execPath, [path.join(engine, "dist/cli.js"), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  // A terminal tells both, others only this one, and would leave the server behind.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** Install what the lockfile names, if that is not what is installed. */
function install() {
  const wanted = hashOf([path.join(root, "package-lock.json")]);
  const mark = path.join(root, "node_modules/.quire-lock");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing dependencies…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  run(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { shell: process.platform === "win32" });
  writeFileSync(mark, wanted);
}

/** Compile the engine, if its sources are not those it was compiled from. */
function compile() {
  if (isCompiled()) return;
  console.log("Compiling the engine…");
  rmSync(path.join(engine, "dist"), { recursive: true, force: true });
  runPackage("typescript/bin/tsc", ["-p", "packages/quire/tsconfig.build.json"]);
  run(process.execPath, ["scripts/copy-assets.mjs"]);
  run(process.execPath, ["scripts/bundle-engine.mjs"]);
  noteCompiled();
}

install();
compile();
