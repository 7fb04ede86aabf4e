/** Writing with `quire dev` beside a browser: an open page shows every change, and stays where it is. */
import { renameSync, rmSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { CopiedSite } from "../packages/quire/fixtures/copied-site.ts";
import { startDev } from "./dev-server.ts";
import { openPage } from "./support.ts";

const described = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About it.\n---\n\n${text}\n`;
const filler = "Words.\n\n".repeat(100);
const text = (word: string) =>
  described(
    "Page",
    `${word} text.

<details><summary>More</summary>

Hidden.

</details>

<Tabs>
<TabItem value="a" label="A">

First panel.

</TabItem>
<TabItem value="b" label="B">

Second panel.

</TabItem>
</Tabs>

${filler}`,
  );

describe("a page that is open while its site is written", () => {
  let site: CopiedSite;
  let page: Page;

  beforeAll(() => {
    site = new CopiedSite();
    site.configure('css: ["own.css"], blog: {},');
    site.write("own.css", ".own { color: rgb(1, 1, 1); }");
    site.write("docs/guides/brew.md", described("Brew", "Text."));
    site.write("docs/guides/clean.md", described("Clean", "Text."));
    site.write("docs/guides/deep/dark.md", described("Dark", "Text."));
    site.write("blog/2024-01-01-tea.md", described("Tea", "Text."));
    return () => site.remove();
  });

  beforeEach(async () => {
    site.write("docs/page.md", text("First"));
    page = await openPage(`${await startDev(site.folder)}/docs/page`);
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
  });

  const shows = (word: string) => page.getByText(`${word} text.`).waitFor();
  const isSame = () => page.evaluate(() => document.body.hasAttribute("data-same"));

  it("keeps what is open, and its place", async () => {
    await page.locator("summary", { hasText: "More" }).click();
    await page.getByRole("tab", { name: "B" }).click();
    await page.getByRole("button", { name: "guides", exact: true }).click();
    const inSidebar = page.locator("[data-sidebar]").getByRole("link", { name: "Clean" });
    await inSidebar.waitFor();
    await page.evaluate(() => scrollTo(0, 500));
    site.write("docs/page.md", text("Second"));
    await shows("Second");
    expect(await page.getByText("Hidden.").isVisible()).toBe(true);
    expect(await page.getByText("Second panel.").isVisible()).toBe(true);
    expect(await inSidebar.isVisible()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    expect(await isSame()).toBe(true);
  });

  it("does not stir when a file is saved by deleting it and creating it again", async () => {
    await page.evaluate(() => scrollTo(0, 500));
    const gone = page.waitForResponse((response) => response.status() === 404);
    renameSync(site.file("docs/page.md"), site.file("page.old"));
    await gone;
    site.write("docs/page.md", text("Second"));
    await shows("Second");
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });

  it("takes new labels into the sidebar, also where the reader has opened it", async () => {
    onTestFinished(() => site.write("docs/guides/clean.md", described("Clean", "Text.")));
    const link = (name: string) => page.locator("[data-sidebar]").getByRole("link", { name, exact: true });
    await page.getByRole("button", { name: "guides", exact: true }).click();
    await page.getByRole("button", { name: "deep", exact: true }).click();
    for (const name of ["Clean", "Dark"]) await link(name).waitFor();
    site.write("docs/guides/clean.md", described("Clear", "Text."));
    for (const name of ["Clear", "Dark"]) await link(name).waitFor();
    expect(await link("Clean").count()).toBe(0);
    expect(await isSame()).toBe(true);
  });

  it("takes what stands beside the main part where that is no sidebar of documents", async () => {
    await page.goto(`${new URL(page.url()).origin}/blog`);
    const recent = (name: string) => page.locator(".blog-recent").getByRole("link", { name, exact: true });
    await recent("Tea").waitFor();
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
    site.write("blog/2024-01-01-tea.md", described("Coffee", "Text."));
    await recent("Coffee").waitFor();
    expect(await isSame()).toBe(true);
  });

  it("takes another sidebar of the page", async () => {
    onTestFinished(() => rmSync(site.file("sidebars.json")));
    site.write("sidebars.json", JSON.stringify({ one: ["guides/brew", "page"], two: ["guides/clean"] }));
    const link = (name: string) => page.locator("[data-sidebar]").getByRole("link", { name, exact: true });
    await link("Brew").waitFor();
    await link("Clean").waitFor({ state: "detached" });
    site.write("docs/page.md", text("Second").replace("title:", "displayed_sidebar: two\ntitle:"));
    await shows("Second");
    await link("Clean").waitFor();
    expect(await link("Brew").count()).toBe(0);
  });

  it("takes new styles of the page and of the site, without being loaded again", async () => {
    const colorOf = (word: string) =>
      page.getByText(word, { exact: true }).evaluate((element) => getComputedStyle(element).color);
    const styled = '<b style="color: rgb(255, 0, 0)">Red</b> and <b className="own">own</b>.';
    site.write("docs/page.md", described("Page", styled));
    await page.getByText("Red", { exact: true }).waitFor();
    expect(await colorOf("Red")).toBe("rgb(255, 0, 0)");
    expect(await colorOf("own")).toBe("rgb(1, 1, 1)");
    expect(await isSame()).toBe(true);
    onTestFinished(() => site.write("own.css", ".own { color: rgb(1, 1, 1); }"));
    site.write("own.css", ".own { color: rgb(2, 2, 2); }");
    await expect.poll(() => colorOf("own"), { timeout: 20_000 }).toBe("rgb(2, 2, 2)");
    expect(await colorOf("Red")).toBe("rgb(255, 0, 0)");
    expect(await isSame()).toBe(true);
  });

  it("takes a new component in place, and another that needs the browser", async () => {
    const island = (word: string) => `"use client";
import { useState } from "react";
export const island = { load: "load" };
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{"${word} " + count}</button>;
}
`;
    site.write("counter.tsx", island("Cups"));
    site.write("docs/page.md", described("Page", "import Counter from '@site/counter.tsx';\n\n<Counter />"));
    const click = async (word: string) => {
      await page.getByRole("button", { name: `${word} 0` }).click();
      await page.getByRole("button", { name: `${word} 1` }).waitFor();
    };
    await click("Cups");
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
    site.write("counter.tsx", island("Pots"));
    await click("Pots");
    expect(await isSame()).toBe(true);
  });

  it("offers pages nearby where there is none", async () => {
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/docs/guides/bru`);
    await page.getByRole("link", { name: "Brew" }).waitFor();
  });
});
