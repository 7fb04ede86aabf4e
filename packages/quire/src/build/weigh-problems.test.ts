import { expect, it } from "vitest";
import type { Problem } from "../base/problem.ts";
import { configSchema } from "../config/schema.ts";
import { reportedProblems, withoutConsequences } from "./weigh-problems.ts";

const reported = (problems: Partial<Problem>[], settings: object = {}) => {
  const config = configSchema.parse({ title: "T", url: "https://t.dev", problems: settings });
  const all = problems.map((one): Problem => ({ code: "x", message: "M", severity: "error", ...one }));
  return reportedProblems(all, config).map(({ code, severity, message }) => `${code} ${severity} ${message}`);
};

it("weighs problems as the settings say, and links of HTML like others unless they say so", () => {
  const problems = ["broken-link", "broken-html-link", "duplicate-title", "csp-source"].map((code) => ({
    code,
  }));
  expect(reported(problems, { brokenLinks: "warn", duplicateTitles: "ignore" })).toEqual([
    "broken-html-link warning M",
    "broken-link warning M",
    "csp-source error M",
  ]);
  expect(reported(problems, { brokenHtmlLinks: "ignore", duplicateTitles: "throw" })).toEqual([
    "broken-link error M",
    "csp-source error M",
    "duplicate-title error M",
  ]);
});

it("tells once of a problem that several steps find, and of a failure that several pages have", () => {
  const failure = (page: string, line?: number) => ({
    ...{ code: "render", file: "a.tsx", line, message: `The page ${page} cannot be rendered.` },
  });
  expect(reported([{}, {}])).toEqual(["x error M"]);
  expect(reported([failure("/a", 1), failure("/b", 1), failure("/c", 2), failure("/d")])).toEqual([
    "render error The page /d cannot be rendered.",
    "render error The page /a and 1 more cannot be rendered.",
    "render error The page /c cannot be rendered.",
  ]);
  expect(reported([failure("/a"), failure("/b")])).toHaveLength(2);
});

it("tells of a component that the theme lacks once", () => {
  const problem = (code: string, message: string, file: string, line: number) => ({
    code,
    message,
    file,
    line,
  });
  const found = reported([
    problem("theme-component", "<A>", "a.md", 1),
    problem("theme-component", "<B>", "a.md", 2),
    problem("theme-component", "<B>", "a.md", 3),
    problem("unknown-component", "<A>", "a.md", 4),
    problem("unknown-component", "<A>", "a.md", 5),
    problem("theme-component", "<A>", "b.md", 1),
  ]);
  expect(found).toEqual([
    "theme-component error <A> (in 2 documents).",
    "theme-component error <B>",
    "unknown-component error <A>",
    "unknown-component error <A>",
  ]);
});

it("keeps quiet about what is only there because a file could not be read", () => {
  const found = (code: string, file: string, severity: Problem["severity"] = "error"): Problem => ({
    ...{ code, message: "M", file, severity },
  });
  const consequences = [
    found("missing-description", "a.md", "warning"),
    found("missing-description", "b.md", "warning"),
    found("broken-link", "a.md"),
    found("blog-author", "post.md"),
  ];
  const left = (...causes: Problem[]) =>
    withoutConsequences(consequences, causes).map(({ code, file }) => `${code} ${file}`);
  const all = [
    "missing-description a.md",
    "missing-description b.md",
    "broken-link a.md",
    "blog-author post.md",
  ];
  expect(left()).toEqual(all);
  expect(left(found("front-matter", "a.md"))).toEqual(all.slice(1));
  expect(left(found("not-utf8", "b.md"))).toEqual(all.toSpliced(1, 1));
  expect(left(found("data-file", "authors.yml"))).toEqual(all.slice(0, 3));
  expect(
    left(found("front-matter", "a.md", "warning"), found("data-file", "authors.yml", "warning")),
  ).toEqual(all);
  expect(left(found("broken-link", "a.md"))).toEqual(all);
});
