/**
 * No violation of WCAG 2.2 A and AA that axe can find, on one page of each template, on a phone and on a
 * desktop, light and dark. Proves of the specification:
 * - 2 Screens and routes: every template;
 * - 4 States and transitions: "Colour mode: light or dark"; the menu of small screens, dropdowns.
 */
import { describe, expect, it } from "vitest";
import { settled, violations } from "./axe.ts";
import { features, lookAt, templates, website } from "./support.ts";

const sites = { website, features };

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

describe.each(Object.keys(templates) as (keyof typeof templates)[])("the %s", (site) => {
  it.each(Object.entries(templates[site]))("%s has no violation", async (_, path) => {
    const page = await lookAt(sites[site] + path, { colorScheme: "light" });
    const mode = () => page.evaluate(() => document.documentElement.dataset.theme);
    const found = async (what?: "colours") => {
      const lists = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settled(page);
        lists.push(...(await violations(page, what)));
      }
      return lists;
    };
    expect(await mode()).toBe("light");
    expect(await found()).toEqual([]);
    // The website is always light.
    if (site === "website") return;
    await page.locator("[data-color-mode]").first().dispatchEvent("click");
    expect(await mode()).toBe("dark");
    expect(await found("colours")).toEqual([]);
  });
});

it("a page whose title is longer than the way to it has no violation", async () => {
  const page = await lookAt(`${website}/docs/generated/lineage/automatic-lineage-extraction`);
  expect(await violations(page)).toEqual([]);
});

describe.each(["light", "dark"] as const)("what opens, %s", (mode) => {
  it("the menu of small screens has no violation", async () => {
    const page = await lookAt(`${features}/docs/code`, {
      viewport: { width: 390, height: 844 },
      colorScheme: mode,
    });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });

  it("dropdowns have no violation", async () => {
    const page = await lookAt(`${features}/docs/code`, { colorScheme: mode });
    await page.locator(".navbar .versions summary").click();
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });

  it("search, and a diagram as large as the window, have no violation", async () => {
    for (const width of [390, 1280]) {
      const page = await lookAt(`${website}/docs/metadata-ingestion`, {
        viewport: { width, height: 844 },
        colorScheme: mode,
      });
      await page.keyboard.press("/");
      await page.getByRole("dialog", { name: "Search" }).waitFor();
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Enlarge the diagram" }).first().press("Enter");
      await page.locator("dialog.enlarged").waitFor();
      await settled(page);
      expect(await violations(page)).toEqual([]);
    }
  });

  it("a page that crashed has no violation", async () => {
    const page = await lookAt(`${features}/crash`, { colorScheme: mode });
    await page.locator("quire-island[data-hydrated]").waitFor();
    await page.getByRole("button", { name: "Jump" }).click();
    await page.getByRole("alert").waitFor();
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });
});
