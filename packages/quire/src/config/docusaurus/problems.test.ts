import { describe, expect, it } from "vitest";
import { translate } from "./fixtures/translate.ts";

describe("translateProblems", () => {
  it("maps what broken links do", () => {
    const { settings, warnings } = translate({
      onBrokenLinks: "log",
      onBrokenAnchors: "ignore",
      onDuplicateRoutes: "throw",
      onBrokenMarkdownLinks: "throw",
    });
    expect(settings.problems).toMatchObject({
      brokenLinks: "warn",
      brokenAnchors: "ignore",
      duplicateRoutes: "throw",
    });
    expect(warnings).toEqual([
      "`onBrokenMarkdownLinks` is stricter than onBrokenLinks (warn), which is used for all links.",
    ]);
  });

  it("only warns of links of HTML and of components, which Docusaurus does not check", () => {
    const problems = (onBrokenLinks?: string) => translate({ onBrokenLinks }).settings.problems;
    expect(problems()).toMatchObject({ brokenLinks: "throw", brokenHtmlLinks: "warn" });
    expect(problems("ignore")).toMatchObject({ brokenLinks: "ignore", brokenHtmlLinks: "ignore" });
  });

  it("fails for missing images of Markdown only, like Docusaurus", () => {
    const problems = (onBrokenMarkdownImages?: string) =>
      translate({ markdown: { hooks: { onBrokenMarkdownImages } } }).settings.problems;
    expect(problems()).toMatchObject({ brokenImages: "throw", brokenFiles: "warn" });
    expect(problems("ignore")).toMatchObject({ brokenImages: "ignore", brokenFiles: "ignore" });
  });

  it("only warns of what functions would put something else in the place of", () => {
    const hooks = { onBrokenMarkdownLinks: () => "/", onBrokenMarkdownImages: () => "/none.svg" };
    const { settings, warnings } = translate({ markdown: { hooks } });
    expect(settings.problems).toMatchObject({ brokenLinks: "warn", brokenImages: "warn" });
    expect(warnings).toEqual([
      "`markdown.hooks.onBrokenMarkdownLinks` is a function, which is not called.",
      "`markdown.hooks.onBrokenMarkdownImages` is a function, which is not called.",
    ]);
    const ignored = translate({ onBrokenLinks: "ignore", markdown: { hooks } }).settings;
    expect(ignored.problems).toMatchObject({ brokenLinks: "ignore" });
  });
});
