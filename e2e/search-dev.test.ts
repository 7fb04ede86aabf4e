/** Searching while a site is written: the same dialog over an index that the development server makes. */
import { spawn } from "node:child_process";
import path from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { ask, openSearch } from "./search-support.ts";

/** Start `quire dev` at a free port; the address is the one it prints. */
function startDev(siteDir: string): Promise<string> {
  const cli = path.resolve("packages/quire/dist/cli.js");
  const server = spawn(process.execPath, [cli, "dev", siteDir, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill());
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address.replace(/\/$/, ""));
    });
    server.once("exit", () => reject(new Error(`The server ended: ${said}`)));
  });
}

it("the development server can be searched", async () => {
  const search = await openSearch(`${await startDev(inject("searchedSite"))}/docs/tide-table`);
  await ask(search, "largest range");
  const place = search.options.filter({ hasText: "Springs and neaps" }).first();
  await place.locator(".hit-excerpt mark").first().waitFor();
  expect(await place.getAttribute("href")).toBe("/tide/docs/tide-table#springs-and-neaps");
});
