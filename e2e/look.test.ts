/** Details of the look that a change elsewhere can break unseen. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lookAt, openPage, searched, templates, website } from "./support.ts";

const phone = { width: 390, height: 740 };

describe("a ring of focus", () => {
  it.each([
    ["/docs/quickstart", ".toc a", ".toc"],
    ["/docs/quickstart", "#sidebar .menu a", "#sidebar"],
    ["/learn", ".blog-recent a", ".blog-recent"],
  ])("is not cut off by what scrolls: %s %s", async (path, link, frame) => {
    const page = await lookAt(website + path);
    await page.keyboard.press("Tab");
    const ring = page
      .locator(link)
      .first()
      .evaluate((element, frame) => {
        (element as HTMLElement).focus();
        const style = getComputedStyle(element);
        const out = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
        const box = element.getBoundingClientRect();
        const outer = element.closest(frame)!.getBoundingClientRect();
        return {
          style: style.outlineStyle,
          within: box.left - out >= outer.left && box.right + out <= outer.right,
        };
      }, frame);
    expect(await ring).toEqual({ style: "solid", within: true });
  });
});

describe("the button that asks, on a phone", () => {
  const inView = (page: Page) =>
    page
      .locator(".ask-button")
      .evaluate((button) => button.getBoundingClientRect().top < document.documentElement.clientHeight);

  it("goes and comes with the navbar, and comes when the focus does", async () => {
    const page = await openPage(`${website}/docs/quickstart`, { viewport: phone, reducedMotion: "reduce" });
    expect(await inView(page)).toBe(true);
    // While the page is laid out, the browser may scroll to keep the reader's place, which moves no navbar.
    await page.waitForFunction(() => document.querySelector("[data-below]") === null);
    await page.mouse.wheel(0, 900);
    await page.locator(".navbar[data-away]").waitFor({ state: "attached" });
    await expect.poll(() => inView(page)).toBe(false);
    await page.keyboard.press("Tab");
    await page.locator(".ask-button").focus();
    await expect.poll(() => inView(page)).toBe(true);
    await page.locator("h1").evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => inView(page)).toBe(false);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => inView(page)).toBe(true);
  });

  it("stands clear of the last line of the page", async () => {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: phone, reducedMotion: "reduce" });
    await page.locator(".footer-copyright").scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const gap = () =>
      page.evaluate(() => {
        document.querySelector(".navbar")!.removeAttribute("data-away");
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        return box(".ask-button").top - box(".footer-copyright").bottom;
      });
    await expect.poll(gap).toBeGreaterThan(0);
  });
});

it("the signs at both ends of a phone's navbar stand as far from its edges", async () => {
  const page = await lookAt(`${website}/docs/quickstart`, { viewport: phone });
  const [start, end] = await page.evaluate(() => {
    const box = (sign: string) => document.querySelector(`.navbar ${sign} .icon`)!.getBoundingClientRect();
    return [box(".navbar-toggle").left, document.documentElement.clientWidth - box(".search-link").right];
  });
  expect(Math.abs(start! - end!)).toBeLessThan(2);
});

describe("a table that scrolls in its own frame", () => {
  it("has a shade at its end while more rows follow", async () => {
    const page = await lookAt(`${website}/docs/generated/ingestion/source-capabilities`);
    const layers = await page
      .locator(".matrix")
      .evaluate((frame) => getComputedStyle(frame).backgroundImage.split(/,\s*(?=linear)/));
    // A cover that moves along and the shade, for the rows and for the columns.
    expect(layers).toHaveLength(4);
    expect(layers[1]).toMatch(/^linear-gradient\(0deg/);
  });
});

it("an operation of the GraphQL API and its types are one line of code", async () => {
  const page = await lookAt(website + templates.website.graphql);
  const looks = await page
    .locator("li > span[id]")
    .first()
    .evaluate((line) =>
      [line, ...line.querySelectorAll("code")].map((part) => {
        const { fontFamily, fontSize, borderTopWidth } = getComputedStyle(part);
        return [fontFamily, fontSize, borderTopWidth].join();
      }),
    );
  expect(looks.length).toBeGreaterThan(2);
  expect(looks[0]).toContain("monospace");
  expect(new Set(looks).size).toBe(1);
});

it("a component in a line of its own stands apart from the heading above it, as a paragraph does", async () => {
  const page = await lookAt(`${website}/docs/quickstart`);
  const [paragraph, component] = await page.locator("#before-you-start").evaluate((heading) => {
    const gap = () =>
      heading.nextElementSibling!.getBoundingClientRect().top - heading.getBoundingClientRect().bottom;
    const before = gap();
    const badge = document.createElement("span");
    badge.textContent = "Beta";
    heading.after(badge);
    return [before, gap()];
  });
  expect(paragraph).toBe(12);
  expect(component).toBeGreaterThanOrEqual(12);
});

describe("code that is wider than its frame", () => {
  it("has a shade where more of it is, on its own ground", async () => {
    const page = await lookAt(`${website}/docs/cli`, { viewport: phone });
    const images = await page
      .locator(".prose pre")
      .first()
      .evaluate((pre) => getComputedStyle(pre).backgroundImage);
    const surface = await page
      .locator(".prose .code-block")
      .first()
      .evaluate((block) => getComputedStyle(block).backgroundColor);
    expect(images.match(/linear-gradient/g)).toHaveLength(2);
    expect(images).toContain(surface);
  });
});

describe("selects", () => {
  it.each([
    ["the search page", `${website}/search?q=lineage`, ".search-version"],
    ["a table of all sources", website + templates.website.matrix, ".row-filter select"],
  ])("have the arrow of the site on %s", async (_, address, select) => {
    const page = await lookAt(address);
    await page.locator(select).first().waitFor();
    const { appearance, backgroundImage } = await page
      .locator(select)
      .first()
      .evaluate((element) => {
        const { appearance, backgroundImage } = getComputedStyle(element);
        return { appearance, backgroundImage };
      });
    expect(appearance).toBe("none");
    expect(backgroundImage.match(/linear-gradient/g)).toHaveLength(2);
  });

  it("have it in the dialog, too", async () => {
    const page = await lookAt(searched);
    await page.locator(".navbar .search-link").click();
    const select = page.locator(".search-dialog .search-version");
    await select.waitFor();
    expect(await select.evaluate((element) => getComputedStyle(element).appearance)).toBe("none");
  });
});

describe("what has changed in a page", () => {
  it("has its heading on one line of a phone", async () => {
    const page = await lookAt(`${website}/docs/quickstart`, { viewport: { width: 360, height: 740 } });
    await page.locator("[data-compare]").click();
    const heading = page.locator(".comparison-head h2");
    const lines = await heading.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    const [title, close] = await Promise.all([
      heading.boundingBox(),
      page.locator(".comparison-close").boundingBox(),
    ]);
    expect(close!.y).toBeLessThan(title!.y + title!.height);
  });
});

describe("an article", () => {
  it("has notes that end where code does", async () => {
    const page = await lookAt(website + templates.website.doc, { viewport: { width: 1600, height: 900 } });
    const ends = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((box) => box.getBoundingClientRect().right);
    expect(await ends(".prose > .admonition")).toBe(await ends(".prose > .code-block"));
  });
});

describe("the metamodel explorer", () => {
  it("shows what the first entity pointed at relates to, though its code is only loaded then", async () => {
    const page = await openPage(website + templates.website.explorer);
    await page.locator(".explorer-drawing a", { hasText: /^corpGroup$/ }).hover();
    await page.locator(".edges.own path").first().waitFor({ state: "attached" });
    expect(await page.locator(".explorer-words").innerText()).toContain("corpGroup");
  });

  it("has its lines behind its groups, and where many meet they are no darker than one", async () => {
    const page = await lookAt(website + templates.website.explorer);
    const { first, opacity, own } = await page.locator(".explorer-drawing svg").evaluate((svg) => {
      const lines = svg.querySelector(".edges")!;
      const groups = svg.querySelector(".group")!;
      return {
        first: Boolean(lines.compareDocumentPosition(groups) & Node.DOCUMENT_POSITION_FOLLOWING),
        opacity: Number(getComputedStyle(lines).opacity),
        own: getComputedStyle(lines.querySelector("path")!).strokeOpacity,
      };
    });
    expect(first).toBe(true);
    expect(opacity).toBeLessThan(0.5);
    expect(own).toBe("1");
  });
});

describe("the other posts of a blog", () => {
  it("stand before the text on wide screens, and below it on a phone where the text does not list them", async () => {
    for (const path of ["/learn", "/learn/data-mesh", "/learn/tags/data-mesh"]) {
      const page = await lookAt(website + path, { viewport: { width: 1280, height: 800 } });
      const boxes = () =>
        Promise.all(["#main", ".blog-recent"].map((part) => page.locator(part).boundingBox()));
      const [text, posts] = await boxes();
      expect(posts!.x + posts!.width).toBeLessThanOrEqual(text!.x);
      expect(posts!.y).toBe(text!.y);
      await page.setViewportSize(phone);
      const [above, below] = await boxes();
      if (path === "/learn") expect(below).toBeNull();
      else expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    }
  });
});

describe("the typeface of headings", () => {
  it("has no ligatures, which would show the two dashes of an option as one", async () => {
    const page = await lookAt(`${website}/docs/quickstart`);
    const [one, two] = await page.evaluate(async () => {
      await document.fonts.load("700 16px Manrope");
      const heading = document.querySelector("h1")!;
      heading.style.width = "max-content";
      return ["-", "--"].map((text) => {
        heading.textContent = text;
        return heading.getBoundingClientRect().width;
      });
    });
    expect(two! / one!).toBeCloseTo(2, 1);
  });
});
