import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

const CLI = path.resolve("packages/quire/dist/cli.js");
const FEATURES = path.resolve("packages/quire/fixtures/features");
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the website as built, without a slash at the end. */
    website: string;
    /** Address of the fixture with everything that moves, base path included, without a slash at the end. */
    features: string;
    /** Output folders of the two. */
    websiteFolder: string;
    featuresFolder: string;
    /** Where the browser that all tests share listens. */
    browser: string;
  }
}

/** Builds a copy of the fixture, serves it and the website as `quire preview` does, and starts one browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync("website/build/index.html")) {
    throw new Error("There is no built website: run npm run build first, or npm test, which does.");
  }
  const executablePath = process.env.CHROME_PATH ?? "/usr/bin/chromium";
  const copy = mkdtempSync(path.join(tmpdir(), "quire-features-"));
  cpSync(FEATURES, copy, { recursive: true, filter: (file) => !/[/\\](?:build|\.quire)$/.test(file) });
  mkdirSync(path.join(copy, "node_modules"));
  symlinkSync(path.resolve("packages/quire"), path.join(copy, "node_modules/quire"), "junction");
  execFileSync(process.execPath, [CLI, "build", copy, "--report", "json"], { stdio: "pipe" });

  const [website, features] = await Promise.all([serve("website"), serve(copy)]);
  const browser = await chromium.launchServer({ executablePath, args: FLAGS });
  project.provide("website", website.address);
  project.provide("features", features.address);
  project.provide("websiteFolder", path.resolve("website/build"));
  project.provide("featuresFolder", path.join(copy, "build"));
  project.provide("browser", browser.wsEndpoint());

  return async () => {
    await browser.close();
    for (const { server } of [website, features]) server.kill();
    rmSync(copy, { recursive: true, force: true });
  };
}

/** Start `quire preview` at a free port; the address is the one it prints. */
async function serve(siteDir: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [CLI, "preview", siteDir, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve({ server, address: address.replace(/\/$/, "") });
    });
    server.once("exit", () => reject(new Error(`The server of ${siteDir} ended: ${said}`)));
  });
}
