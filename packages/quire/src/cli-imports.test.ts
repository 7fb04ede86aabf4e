import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const entry = path.join(import.meta.dirname, "../dist/cli.js");

/** What a module of the compiled engine imports before it runs, with what that imports in turn. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  found.add(file);
  for (const [, name] of readFileSync(file, "utf8").matchAll(/^import\b[^"'(]*["']([^"']+)["']/gm)) {
    const inner = name!.startsWith(".") ? path.join(path.dirname(file), name!) : undefined;
    if (!inner) found.add(name!);
    else if (!found.has(inner)) importsOf(inner, found);
  }
  return found;
}

/** The modules of the engine that a module imports once they are needed. */
function laterOf(file: string): string[] {
  const names = readFileSync(file, "utf8").matchAll(/\bimport\(["'](\.[^"']+)["']\)/g);
  return [...names].map(([, name]) => path.join(path.dirname(file), name!));
}

it("a build of a site whose code is bundled already loads no bundler, which takes a tenth of a second", () => {
  const atOnce = importsOf(entry);
  const commands = [...atOnce].flatMap((file) => (path.isAbsolute(file) ? laterOf(file) : []));
  const loaded = commands
    .filter((file) => /\/(?:commands|work)\.js$/.test(file))
    .flatMap((file) => [...importsOf(file)]);
  const all = new Set([...atOnce, ...loaded]);
  expect([...all].map((file) => path.basename(file))).toContain("commands.js");
  expect([...all].filter((name) => /^(?:vite|rolldown|lightningcss|sharp)\b/.test(name))).toEqual([]);
});

it("settings are bundled without what bundles the site, which a build loads while others work", () => {
  const [settings] = [...importsOf(entry)]
    .flatMap((file) => (path.isAbsolute(file) ? laterOf(file) : []))
    .flatMap((file) => [file, ...importsOf(file)])
    .flatMap((file) => (path.isAbsolute(file) ? laterOf(file) : []))
    .filter((file) => path.basename(file) === "settings.js");
  const loaded = importsOf(settings!);
  expect(loaded).toContain("rolldown");
  expect(loaded).not.toContain("vite");
});

it("pages are compiled, drawn and rendered without the bundler, which each thread would load", () => {
  const worker = importsOf(path.join(import.meta.dirname, "../dist/node/work.js"));
  const later = [...worker].flatMap((file) => (path.isAbsolute(file) ? laterOf(file) : []));
  const loaded = [...new Set(later)].flatMap((file) => [...importsOf(file)]);
  expect(loaded).toContain("beautiful-mermaid");
  expect([...worker, ...loaded]).not.toContain("vite");
});
