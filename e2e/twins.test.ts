/** Every page as Markdown: what its article says is in its twin. */
import { expect, it } from "vitest";
import { builtFiles, readBuilt } from "./support.ts";
import { missingFromTwin } from "./twin-facts.ts";

it.each(["website", "features"] as const)("every twin of the %s holds what its page says", (site) => {
  const twins = new Set(builtFiles(site, ".md"));
  const missing = builtFiles(site, ".html")
    .filter((file) => file !== "404.html" && !file.startsWith("sidebars/"))
    .flatMap((file) => {
      const html = readBuilt(site, file);
      const twin = file.replace(/html$/, "md");
      if (html.includes('http-equiv="refresh"') || !html.includes('type="text/markdown"')) return [];
      if (!twins.has(twin)) return [`${file}: no twin`];
      return missingFromTwin(html, readBuilt(site, twin)).map((what) => `${file}: ${what}`);
    });
  expect(missing).toEqual([]);
});

it("llms.txt leads to twins that there are, and llms-full.txt holds each of them", () => {
  const files = new Set(builtFiles("website", ".md"));
  for (const folder of ["", "docs/1.1.0/"]) {
    const full = readBuilt("website", `${folder}llms-full.txt`);
    const links = [...readBuilt("website", `${folder}llms.txt`).matchAll(/\]\((https:[^)#]+\.md)/g)];
    const twins = links.map(([, address]) => decodeURIComponent(new URL(address!).pathname.slice(1)));
    expect(twins.length).toBeGreaterThan(100);
    expect(twins.filter((file) => !files.has(file))).toEqual([]);
    expect(twins.filter((file) => !full.includes(readBuilt("website", file)))).toEqual([]);
  }
});

it("every page to read has a twin, and names it", () => {
  const without = builtFiles("website", ".html")
    .filter((file) => file !== "404.html" && file !== "search.html" && !file.startsWith("sidebars/"))
    .filter((file) => {
      const html = readBuilt("website", file);
      return (
        !html.includes('http-equiv="refresh"') && !html.includes(`href="/${file.replace(/html$/, "md")}"`)
      );
    });
  expect(without).toEqual([]);
});
