/**
 * What stands around and in the text of a page. Proves of the specification:
 * - 2 Documentation trees: the current version 'Next' under /docs, the archived one under /docs/1.1.0;
 * - 2 Navigation behaviour: "the view scrolls to the hash target if there is one";
 * - 9 Business constants: "Mobile breakpoint: 996 px"; "Table of contents covers heading levels 2 to 3."
 */
import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, features, lookAt, openPage, website } from "./support.ts";

const phone = { viewport: { width: 390, height: 800 } };
const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe("headings", () => {
  it("have room above them, but not at the top of a note or a card", async () => {
    const page = await lookAt(`${features}/docs/start`);
    const margins = await page
      .locator(".admonition-body")
      .first()
      .evaluate((body) => {
        const headings = ["first", "second"].map(() => document.createElement("h3"));
        body.replaceChildren(headings[0]!, document.createElement("p"), headings[1]!);
        return headings.map((heading) => Number.parseFloat(getComputedStyle(heading).marginTop));
      });
    expect(margins).toEqual([0, 12]);
  });
});

describe("tabs", () => {
  const panel = (page: Page, text: string) => page.locator(".tab-panel", { hasText: text });

  it("of one group follow each other, and the choice is kept in storage and address", async () => {
    const page = await lookAt(`${features}/docs/tabs`);
    expect(await page.getByText("slow and quiet").isVisible()).toBe(true);
    expect(await page.getByText("quick and loud").isVisible()).toBe(false);
    await page.getByRole("tab", { name: "Spade" }).first().click();
    expect(await page.getByText("quick and loud").isVisible()).toBe(true);
    expect(await page.getByText("In clay").isVisible()).toBe(true);
    expect(await page.getByText("In sand").isVisible()).toBe(false);
    expect(new URL(page.url()).searchParams.get("tool")).toBe("spade");
    await page.goto(`${features}/docs/start`);
    await page.goto(`${features}/docs/tabs`);
    await page.getByText("quick and loud").waitFor();
    await page.goto(`${features}/docs/tabs?tool=paw`);
    await page.getByText("slow and quiet").waitFor();
    expect(await page.getByText("quick and loud").isVisible()).toBe(false);
  });

  it("begin with the one the author chose", async () => {
    const page = await lookAt(`${features}/docs/tabs`);
    expect(await page.getByRole("tab", { selected: true }).allInnerTexts()).toEqual(["Paw", "Paw", "Autumn"]);
  });

  it("are changed with the arrow keys, Home and End, one tab stop each", async () => {
    const page = await lookAt(`${features}/docs/tabs`);
    const list = page.getByRole("tablist", { name: "When" });
    const selected = () => list.getByRole("tab", { selected: true }).innerText();
    await list.getByRole("tab", { name: "Autumn" }).focus();
    for (const [key, tab, direction = "ltr"] of [
      ["ArrowRight", "Winter"],
      ["ArrowRight", "Spring"],
      ["ArrowLeft", "Winter"],
      ["Home", "Spring"],
      ["End", "Winter"],
      ["ArrowLeft", "Spring", "rtl"],
      ["ArrowRight", "Winter", "rtl"],
    ] as const) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      await page.keyboard.press(key);
      expect([key, await selected()]).toEqual([key, tab]);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tab);
    }
    expect(await list.locator("[tabindex='0']").count()).toBe(1);
  });

  it("leave the browser its keys for back and forward", async () => {
    const page = await lookAt(`${features}/docs/tabs`);
    const taken = await page
      .getByRole("tab", { selected: true })
      .first()
      .evaluate((tab) =>
        (["altKey", "metaKey"] as const).map((modifier) => {
          const press = { key: "ArrowRight", [modifier]: true, bubbles: true, cancelable: true };
          return !tab.dispatchEvent(new KeyboardEvent("keydown", press));
        }),
      );
    expect(taken).toEqual([false, false]);
    expect(await page.getByRole("tab", { selected: true }).first().innerText()).toBe("Paw");
  });

  it("hide panels so that the browser's search finds what is in them", async () => {
    const page = await lookAt(`${features}/docs/tabs`);
    expect(await panel(page, "quick and loud").getAttribute("hidden")).toBe("until-found");
  });

  it("leave only the panel that is shown to screen readers, also after another one was chosen", async () => {
    const page = await lookAt(`${features}/docs/tabs`);
    const session = await page.context().newCDPSession(page);
    const panels = async () => {
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      return nodes.filter(({ role, ignored }) => role?.value === "tabpanel" && !ignored).length;
    };
    const shown = await page.locator("[role=tabpanel][data-selected]").count();
    expect(await panels()).toBe(shown);
    await page.getByRole("tab", { selected: false }).first().click();
    expect(await panels()).toBe(shown);
    await session.detach();
  });

  it("are all printed", async () => {
    const page = await lookAt(`${features}/docs/tabs`);
    await page.emulateMedia({ media: "print" });
    for (const text of ["slow and quiet", "quick and loud", "snow is gone"]) {
      expect([text, await page.getByText(text).isVisible()]).toEqual([text, true]);
    }
  });
});

describe("code", () => {
  it("is copied as it was typed, without prompts, answers and line numbers", async () => {
    const page = await openPage(`${features}/docs/code`, clipboard);
    const copy = async (language: string) => {
      const block = page.locator(`.code-block[data-language=${language}]`).first();
      await block.hover();
      await block.getByRole("button", { name: "Copy code" }).click();
      await block.locator("[data-copied]").waitFor();
      return copied(page);
    };
    expect(await copy("bash")).toBe("burrow dig --depth 3\nburrow dig \\\n    --depth 4");
    expect(await copy("ts")).toBe(
      [
        "export async function dig(depth: number): Promise<string> {",
        "  const end = await tunnel(depth);",
        ["  return `", "{end} metres`;"].join("$"),
        "}",
      ].join("\n"),
    );
    expect(await page.locator("[aria-live]").textContent()).toBe("Copied");
  });

  it("is copied where pages have no clipboard, as without TLS", async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.addEventListener("copy", () => {
        document.title = String(getSelection());
      });
    });
    await page.goto(`${features}/docs/code`);
    const block = page.locator(".code-block[data-language=ts]").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy code" }).click();
    await block.locator("[data-copied]").waitFor();
    expect(await page.title()).toContain("const end = await tunnel(depth);");
  });

  it("has numbers where the author wants them, and marks lines", async () => {
    const page = await lookAt(`${features}/docs/code`);
    const block = page.locator(".code-block[data-language=ts]");
    const numbers = await block
      .locator(".line")
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, "::before").content));
    expect(numbers).toHaveLength(4);
    expect(numbers.every((content) => content !== "none")).toBe(true);
    expect(await block.locator(".highlighted").innerText()).toContain("const end");
    expect(await block.locator(".code-title").innerText()).toBe("dig.ts");
  });
});

describe("a page", () => {
  it("is copied as Markdown", async () => {
    const page = await openPage(`${features}/docs/start`, clipboard);
    await page.getByRole("button", { name: "Copy page" }).click();
    await page.getByText("Copied").first().waitFor();
    expect(await copied(page)).toContain("# Start");
  });

  it("has its menu's label back, however often that is pressed", async () => {
    const page = await openPage(`${features}/docs/start`, clipboard);
    await page.clock.install();
    const button = page.locator("[data-copy-page]");
    for (let press = 0; press < 2; press++) {
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await button.click();
      await expect.poll(() => copied(page)).toContain("# Start");
      await page.clock.fastForward(500);
    }
    await page.clock.fastForward(3000);
    expect((await button.textContent())?.trim()).toBe("Copy page");
  });

  it("has headings whose name is their text, and whose address is copied when their sign is followed", async () => {
    const page = await openPage(`${features}/docs/start`, clipboard);
    const heading = page.getByRole("heading", { name: "Rooms", exact: true });
    await heading.getByRole("link", { name: "Rooms", exact: true }).waitFor();
    await heading.click({ position: { x: 10, y: 10 } });
    const { x, y, width, height } = (await page.locator("#rooms .anchor").boundingBox())!;
    expect(page.url()).toBe(`${features}/docs/start`);
    await page.mouse.click(x + width - 5, y + height / 2);
    await arrive(page, /#rooms$/);
    await page.locator("#rooms .anchor[data-copied]").waitFor();
    expect(await copied(page)).toBe(`${features}/docs/start#rooms`);
  });

  it("begins with a link past the navigation", async () => {
    const page = await lookAt(`${features}/docs/start`);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement!.matches("#main *"))).toBe(true);
  });

  it("marks the section that is read in its contents, which hold levels 2 and 3", async () => {
    const page = await lookAt(`${features}/docs/start`, { viewport: { width: 1280, height: 300 } });
    const toc = page.locator("[data-toc]");
    expect(await toc.locator("a").allInnerTexts()).toEqual([
      "Rooms",
      "Upper room",
      "Lower room",
      "Ways out",
      "Plan",
      "Long wait",
    ]);
    await page.locator("#upper-room").evaluate((heading) => heading.scrollIntoView());
    await toc.locator("a[aria-current]", { hasText: "Upper room" }).waitFor();
    expect(await toc.locator("a[aria-current]").count()).toBe(1);
    await page.locator("#ways-out").evaluate((heading) => heading.scrollIntoView());
    await toc.locator("a[aria-current]", { hasText: "Ways out" }).waitFor();
  });

  it("marks the section whose link is followed, not the one that begins right below its heading", async () => {
    const page = await lookAt(`${website}/docs/quickstart`);
    const id = await page.locator("article h2:has(+ h3)").first().getAttribute("id");
    await page.locator(`[data-toc] a[href="#${id}"]`).click();
    await page.locator("[data-toc] a[aria-current]").waitFor();
    expect(await page.locator("[data-toc] a[aria-current]").getAttribute("href")).toBe(`#${id}`);
  });

  it("folds its contents above the text on a small screen", async () => {
    const page = await openPage(`${website}/docs/quickstart`, phone);
    const toc = page.locator("[data-toc]");
    const link = toc.locator("a").nth(1);
    await page.waitForFunction(() => document.querySelector("[data-toc]")?.hasAttribute("open") === false);
    expect(await link.isVisible()).toBe(false);
    await toc.locator("summary").click();
    const hash = await link.getAttribute("href");
    await link.click();
    await arrive(page, `${website}/docs/quickstart${hash}`);
    expect(await link.isVisible()).toBe(false);
    expect(await toc.locator("summary").evaluate((summary) => summary.tabIndex)).toBe(0);
    await page.setViewportSize({ width: 997, height: 800 });
    await link.waitFor();
    expect(await toc.locator("summary").evaluate((summary) => summary.tabIndex)).toBe(-1);
  });

  it("parts the ways to other pages from the posts above them", async () => {
    const page = await lookAt(`${features}/blog`);
    const [post, ways] = await Promise.all(
      [".post", ".pagination"].map((part) => page.locator(part).last().boundingBox()),
    );
    expect(ways!.y - post!.y - post!.height).toBeGreaterThan(24);
  });

  it("leads to the page before and the page after, in the order of the sidebar", async () => {
    const page = await lookAt(`${features}/docs/code`);
    const [before, after] = [page.locator(".pagination-previous"), page.locator(".pagination-next")];
    expect([await before.getAttribute("href"), await after.getAttribute("href")]).toEqual([
      "/base/docs/start",
      "/base/docs/tabs",
    ]);
    await before.click();
    await arrive(page, `${features}/docs/start`);
    await page.waitForFunction(() => document.querySelectorAll(".pagination-previous").length === 0);
  });

  it("says when it was last updated, where the history of the website tells it", async () => {
    const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
    const isWhole = git("rev-parse", "--is-shallow-repository") === "false";
    const page = await lookAt(`${website}/docs/domains`);
    const dates = page
      .locator(".last-update time")
      .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
    expect(await dates).toEqual(
      isWhole ? [git("log", "-1", "--format=%as", "--", "website/docs/domains.md")] : [],
    );
  });

  it("of an archived version says so and leads to the same page of the current one", async () => {
    const page = await lookAt(`${website}/docs/1.1.0/quickstart`);
    const banner = page.getByRole("complementary", { name: "Version" });
    expect(await banner.innerText()).toContain("1.1.0");
    expect(await banner.getByRole("link").getAttribute("href")).toBe("/docs/quickstart");
    await page.goto(`${features}/docs/1.0.0/hole`);
    // A page that the current version lacks: its main page.
    expect(await banner.getByRole("link").getAttribute("href")).toBe("/base/docs/start");
    await page.goto(`${website}/docs/quickstart`);
    expect(await banner.count()).toBe(0);
  });

  it("that the version before does not have says so, and no other", async () => {
    const page = await lookAt(`${website}/docs/features/feature-guides/custom-home-page`);
    const badge = page.getByText("New page since 1.1.0", { exact: true });
    expect(await badge.isVisible()).toBe(true);
    // The lineage guide has another path there.
    for (const path of [
      "quickstart",
      "features/feature-guides/lineage",
      "category/features",
      "1.1.0/quickstart",
    ]) {
      await page.goto(`${website}/docs/${path}`);
      expect(await badge.count(), path).toBe(0);
    }
  });

  it("says where the base path may be wrong when its style sheet did not arrive", async () => {
    const page = await openPage();
    await page.route(/\/assets\/.*\.(?:css|js)$/, (route) => route.abort());
    await page.goto(`${features}/`);
    await page.getByText("This documentation site did not load properly").waitFor();
    expect(await page.locator("[data-suggested-base-url]").innerText()).toBe("/base/");
    const good = await openPage(`${features}/`);
    expect(await good.locator("#base-path-banner").isVisible()).toBe(false);
  });
});
