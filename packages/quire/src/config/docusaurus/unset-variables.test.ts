import { describe, expect, it } from "vitest";
import { translate } from "./fixtures/translate.ts";

describe("unsetVariables", () => {
  it("names settings whose address starts with a variable without a value", () => {
    const { warnings } = translate({
      favicon: `${undefined}/icon.png`,
      themeConfig: {
        image: "undefined.png",
        navbar: { items: [{ label: "App", href: `${null}/app` }] },
      },
    });
    expect(warnings).toEqual([
      '`favicon` is "undefined/icon.png": it starts with a variable that has no value.',
      '`themeConfig.navbar.items[0].href` is "null/app": it starts with a variable that has no value.',
    ]);
  });
});
