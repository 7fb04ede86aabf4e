// Packs the engine as it would be published, installs the package in an empty folder outside the repository,
// makes there the site of the manual's quick start, and builds, checks and serves it: `node scripts/try-package.mjs`.
// It takes the package's dependencies from the npm registry. `--keep` leaves the folder.
import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(path.join(tmpdir(), "quire-package-"));
const site = path.join(folder, "site");
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const cli = path.join(site, "node_modules/quire/dist/cli.js");

try {
  say("packing");
  run(npm, ["pack", "--silent", "--workspace", "quire", "--pack-destination", folder], root);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  expect(tarball !== undefined, "npm pack wrote no package");

  say("installing");
  mkdirSync(site);
  run(npm, ["init", "--yes"], site);
  run(npm, ["install", "--no-audit", "--no-fund", "--loglevel=error", path.join(folder, tarball)], site);
  const packed = listPackage(path.join(site, "node_modules/quire"));
  expect(
    ["LICENSE", "README.md", "manual/docs/quick-start.md"].every((file) => packed.includes(file)),
    "the package has no licence or no manual",
  );
  const strays = packed.filter((file) => /\.test\.|^src\/|fixtures/.test(file));
  expect(strays.length === 0, `the package holds files that are only for us: ${strays.join(", ")}`);

  say("building the quick start");
  for (const [name, text] of quickStart()) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  const report = JSON.parse(run(process.execPath, [cli, "build", "--report", "json"], site));
  expect(
    report.problems.length === 0,
    `the quick start has problems: ${JSON.stringify(report.problems, null, 2)}`,
  );
  expect(
    report.pages === 4,
    `the quick start has ${report.pages} pages, not two, the one that searches and the one for unknown addresses`,
  );
  for (const name of [
    "index.html",
    "index.md",
    "install.html",
    "install.html.br",
    "404.html",
    "search.html",
    "search-index.json",
    "sitemap.xml",
    "_headers",
  ]) {
    expect(existsSync(path.join(site, "build", name)), `build/${name} is missing`);
  }
  run(process.execPath, [cli, "check"], site);

  say("serving it");
  await preview();
  console.log("The package works.");
} finally {
  if (process.argv.includes("--keep")) console.log(`The site is in ${site}`);
  else rmSync(folder, { recursive: true, force: true });
}

/** The files of the manual's quick start: code blocks with a title, by that title. */
function quickStart() {
  const page = readFileSync(path.join(root, "packages/quire/manual/docs/quick-start.md"), "utf8");
  const files = [...page.matchAll(/^(`{3,})\w+ title="([^"]+)"\n([\s\S]*?)^\1$/gm)].map((match) => [
    match[2],
    match[3],
  ]);
  expect(files.length >= 3, "the manual has no quick start");
  return files;
}

async function preview() {
  const server = spawn(process.execPath, [cli, "preview", "--port", "0"], {
    cwd: site,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const address = await new Promise((resolve, reject) => {
      server.stdout.on("data", (chunk) => {
        const found = /http:\/\/\S+/.exec(String(chunk));
        if (found) resolve(found[0]);
      });
      server.on("exit", () => reject(new Error("the server ended")));
    });
    for (const [route, status] of [
      ["", 200],
      ["install", 200],
      ["install.md", 200],
      ["nothing-here", 404],
    ]) {
      const answer = await fetch(new URL(route, address));
      expect(answer.status === status, `/${route} answers ${answer.status}, not ${status}`);
      if (status === 200) expect(answer.headers.get("content-security-policy"), `/${route} has no policy`);
    }
  } finally {
    server.kill();
  }
}

function listPackage(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    )
    .filter((file) => !file.startsWith("node_modules/"));
}

function run(command, args, cwd) {
  const shell = process.platform === "win32" && command === npm;
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8", shell });
  expect(status === 0, `${command} ${args.join(" ")} failed: ${error?.message ?? ""}\n${stdout}\n${stderr}`);
  return stdout;
}

function expect(condition, message) {
  if (!condition) throw new Error(message);
}

function say(step) {
  console.log(`── ${step}`);
}
