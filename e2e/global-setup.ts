import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { BROWSER_FLAGS, knownBrowser } from "../scripts/browser.mjs";
import { isCompiled } from "../scripts/engine-sources.mjs";
import { startHostedService } from "./hosted-service.ts";
import { CLI, serve } from "./serve.ts";

const FIXTURES = path.resolve("packages/quire/fixtures");

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the website as built, without a slash at the end. */
    website: string;
    /** Address of the fixture with everything that moves, base path included, without a slash at the end. */
    features: string;
    /** Address of the fixture that uses services of others and has a page of search results. */
    services: string;
    /** Address of the fixture to search in, base path included, without a slash at the end. */
    searched: string;
    /** The same, searched by a hosted service. */
    hosted: string;
    /** Folder of the site that is searched: a copy, built. */
    searchedSite: string;
    /** Address of the fixture to ask, base path included, without a slash at the end. It cannot be searched. */
    asked: string;
    /** Folder of the same, built for a language model to answer and searched by a hosted service. */
    modelSite: string;
    /** Output folders of the first two. */
    websiteFolder: string;
    featuresFolder: string;
    /** Where the browser that all tests share listens. */
    browser: string;
  }
}

/** Builds copies of the fixtures, serves them and the website as `quire preview` does, and starts one browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isCompiled() || !existsSync("website/build/index.html")) {
    throw new Error(
      "The website is not built, or the engine has changed: run npm run build first, or npm test, which does.",
    );
  }
  const executablePath = knownBrowser();
  if (!executablePath)
    throw new Error("There is no Chrome or Chromium: install it, or set CHROME_PATH to it.");
  const folder = mkdtempSync(path.join(tmpdir(), "quire-fixtures-"));
  const service = await startHostedService();
  const copies = await Promise.all([
    builtCopy("features", folder),
    builtCopy("services", folder),
    builtCopy("search", folder),
    builtCopy("search", folder, { SEARCH_ENDPOINT: service.address }),
    builtCopy("ask", folder),
  ]);
  const [featuresSite, , searchedSite] = copies;
  // Served by its tests, at the address of the model that stands in for one.
  const modelSite = await builtCopy("ask", folder, {
    ASK_ENDPOINT: "http://localhost:9/v1",
    SEARCH_ENDPOINT: service.address,
  });

  const sites = await Promise.all(["website", ...copies].map((siteDir) => serve(siteDir)));
  const browser = await chromium.launchServer({ executablePath, args: BROWSER_FLAGS });
  const [website, features, services, searched, hosted, asked] = sites.map(({ address }) => address);
  project.provide("website", website!);
  project.provide("features", features!);
  project.provide("services", services!);
  project.provide("searched", searched!);
  project.provide("hosted", hosted!);
  project.provide("asked", asked!);
  project.provide("modelSite", modelSite);
  project.provide("searchedSite", searchedSite);
  project.provide("websiteFolder", path.resolve("website/build"));
  project.provide("featuresFolder", path.join(featuresSite, "build"));
  project.provide("browser", browser.wsEndpoint());

  return async () => {
    await browser.close();
    for (const { server } of sites) server.kill();
    service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Copy a fixture into a folder and build it there; gives the folder of the copy. */
async function builtCopy(name: string, folder: string, variables: NodeJS.ProcessEnv = {}): Promise<string> {
  const copy = mkdtempSync(path.join(folder, `${name}-`));
  const source = path.join(FIXTURES, name);
  cpSync(source, copy, { recursive: true, filter: (file) => !/[/\\](?:build|\.quire)$/.test(file) });
  mkdirSync(path.join(copy, "node_modules"));
  symlinkSync(path.resolve("packages/quire"), path.join(copy, "node_modules/quire"), "junction");
  await promisify(execFile)(process.execPath, [CLI, "build", copy, "--report", "json"], {
    env: { ...process.env, ...variables },
  });
  return copy;
}
