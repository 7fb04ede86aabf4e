import { describe, expect, it } from "vitest";
import { translate } from "./fixtures/translate.ts";

describe("translateCode", () => {
  it("reads own comments that mark lines of code", () => {
    const magicComments = [
      { className: "theme-code-block-highlighted-line", line: "highlight-next-line" },
      { className: "theme-code-block-highlighted-line", line: "mark-line" },
      { className: "wrong", line: "this-is-wrong", block: { start: "wrong-start", end: "wrong-end" } },
    ];
    const { settings, warnings } = translate({ themeConfig: { prism: { magicComments } } });
    expect(settings.markdown?.codeBlocks).toEqual({
      magicComments: [{ className: "highlighted", line: "mark-line" }, magicComments[2]],
    });
    expect(warnings).toEqual([]);
  });

  it("reads the language of code blocks that name none", () => {
    const { settings, warnings } = translate({ themeConfig: { prism: { defaultLanguage: "js" } } });
    expect(settings.markdown?.codeBlocks).toEqual({ defaultLanguage: "js", magicComments: [] });
    expect(warnings).toEqual([]);
  });
});
