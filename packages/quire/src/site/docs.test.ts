import { describe, expect, onTestFinished, test, vi } from "vitest";
import { planInputs, planOne, planTree, versionInput } from "./fixtures/plan-tree.ts";

test("a category file that links to no document is named", () => {
  const { problems } = planOne({
    files: { "a/b.md": "# B\n" },
    categories: { a: { link: { type: "doc", id: "gone" } } },
  });
  expect(problems).toMatchObject([
    {
      code: "sidebar-unknown-doc",
      file: "docs/a/_category_.json",
      written: { value: "gone", after: ["id", ""] },
    },
  ]);
});

describe("a document", () => {
  test("has what its front matter, its text and the settings say", () => {
    const { doc, problems } = planOne(
      {
        files: {
          "01-guides/02-intro.md":
            "---\nsidebar_label: Start\ntags: [Big Data]\n---\n# Intro\n\nFirst words.\n",
        },
      },
      { editUrl: "https://git.example/edit/main/" },
    );
    expect(problems).toEqual([]);
    expect(doc("guides/intro")).toEqual({
      instance: "default",
      version: "current",
      id: "guides/intro",
      source: expect.objectContaining({ file: "docs/01-guides/02-intro.md" }),
      frontMatter: { sidebar_label: "Start", tags: ["Big Data"] },
      path: "/docs/guides/intro",
      title: "Intro",
      description: "First words.",
      sidebarLabel: "Start",
      sidebar: "defaultSidebar",
      breadcrumbs: [{ label: "guides" }, { label: "Start", path: "/docs/guides/intro" }],
      tags: [{ label: "Big Data", path: "/docs/tags/big-data" }],
      editUrl: "https://git.example/edit/main/docs/01-guides/02-intro.md",
      lastUpdate: undefined,
      draft: false,
      unlisted: false,
    });
  });

  test.each([
    ["---\ntitle: T\n---\n# H", "T"],
    ["# H", "H"],
    ["## H", "page"],
  ])("is called by its front matter, heading or id: %j is %s", (text, title) => {
    expect(planOne({ files: { "folder/page.md": text } }).doc("folder/page")).toMatchObject({
      title,
      sidebarLabel: title,
    });
  });

  test.each([
    ["---\ndescription: D\n---\nText", "D"],
    ["Text", "Text"],
    ["", ""],
  ])("is described by its front matter or first words: %j is %j", (text, description) => {
    expect(planOne({ files: { "a.md": text } }).doc("a").description).toBe(description);
  });

  test.each([
    ["custom_edit_url: https://x.y/z", "https://x.y/z"],
    ["custom_edit_url: null", undefined],
    ["title: A", "https://e/docs/a%20b/%C3%A9.md"],
  ])("is edited where %s says", (yaml, url) => {
    const { version } = planOne({ files: { "a b/é.md": `---\n${yaml}\n---` } }, { editUrl: "https://e" });
    expect(version.docs[0]!.editUrl).toBe(url);
    expect(version.docs[0]!.path).toBe("/docs/a b/é");
  });

  test("that is made from data is edited nowhere", () => {
    const input = versionInput("current", { files: { "a.md": "" } });
    input.sources[0]!.text = "";
    const plan = planInputs([input], { editUrl: "https://e" });
    expect(plan.versions[0]!.docs[0]!.editUrl).toBeUndefined();
  });

  test("turns number prefixes off for itself", () => {
    const { doc } = planOne({ files: { "1-a/2-b.md": "---\nparse_number_prefixes: false\n---" } });
    expect(doc("1-a/2-b").path).toBe("/docs/1-a/2-b");
  });

  test("has the addresses its slug asks for", () => {
    const { version } = planOne({
      files: {
        "g/a.md": "---\nslug: /top/a/\n---",
        "g/b.md": "---\nslug: ../b\n---",
        "g/c.md": "---\nslug: ./x/c\n---",
        "g/index.md": "",
      },
    });
    expect(version.docs.map((doc) => doc.path)).toEqual(["/docs/top/a", "/docs/b", "/docs/g/x/c", "/docs/g"]);
  });
});

describe("the last update", () => {
  const update = (yaml: string, config: object) =>
    planOne(
      {
        files: { "a.md": `---\n${yaml}\n---` },
        lastUpdates: { "docs/a.md": { date: "2025-01-02", author: "Git" } },
      },
      config,
    );
  const both = { showLastUpdateTime: true, showLastUpdateAuthor: true };

  test.each([
    ["title: A", both, { date: "2025-01-02", author: "Git" }],
    ["last_update: { date: 2024-05-06T10:00:00Z }", both, { date: "2024-05-06", author: "Git" }],
    ["last_update: { date: 5/6/2024, author: Ann }", both, { date: "2024-05-06", author: "Ann" }],
    ["last_update: { author: Ann }", { showLastUpdateTime: true }, { date: "2025-01-02" }],
    ["last_update: { author: Ann }", {}, undefined],
    ["last_update: { date: 2024-05-06, author: Ann }", {}, undefined],
  ])("%s with %j is %j", (yaml, config, expected) => {
    expect(update(yaml, config).doc("a").lastUpdate).toEqual(expected);
  });

  test("is the day that is written, wherever the site is built", () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv("TZ", "Pacific/Kiritimati");
    expect(update("last_update: { date: 5/6/2024 }", both).doc("a").lastUpdate?.date).toBe("2024-05-06");
  });

  test.each(["soon", "2024-13-45"])("must be a date, and not %s", (date) => {
    expect(update(`title: A\nlast_update: { date: ${date} }`, both).problems).toMatchObject([
      { code: "front-matter", file: "docs/a.md", line: 3 },
    ]);
  });
});

describe("problems", () => {
  test("two documents with one id", () => {
    const { problems, version } = planOne({ files: { "a.md": "", "b.mdx": "---\nid: a\n---" } });
    expect(version.docs.map((doc) => doc.source.file)).toEqual(["docs/a.md"]);
    expect(problems).toMatchObject([
      {
        code: "duplicate-doc-id",
        file: "docs/b.mdx",
        line: 2,
        column: 1,
        message: expect.stringContaining("docs/a.md"),
      },
    ]);
  });

  test("an id with a slash", () => {
    const { problems, version } = planOne({ files: { "g/a.md": "---\nid: g/b\n---" } });
    expect(version.docs[0]!.id).toBe("g/a");
    expect(problems).toMatchObject([
      { code: "front-matter", line: 2, hint: expect.stringContaining("`id: b`") },
    ]);
  });

  test.each(['""', '" "', ".."])("an id without a letter or digit: %s", (id) => {
    const { problems, version } = planOne({ files: { "g/a.md": `---\nid: ${id}\n---` } });
    expect(version.docs[0]).toMatchObject({ id: "g/a", path: "/docs/g/a" });
    expect(problems).toMatchObject([{ code: "front-matter", severity: "error", line: 2 }]);
  });

  test("wrong front matter, categories, sidebars and settings all come at once", () => {
    const { problems } = planOne(
      {
        files: { "a.md": "---\ndraft: perhaps\n---" },
        categories: { g: { label: 1 } },
        sidebars: { docs: ["a", "x", { type: "y" }] },
      },
      { lastVersion: "9" },
    );
    expect(problems.map((problem) => problem.code).sort()).toEqual([
      ...["category", "front-matter", "sidebar", "sidebar-unknown-doc", "unknown-version"],
    ]);
  });
});

describe("the front page of a version", () => {
  test.each([
    [{ "b.md": "", "a.md": "---\nslug: /\n---" }, { s: ["b", "a"] }, "/docs"],
    [{ "b.md": "", "a.md": "" }, { s: [{ type: "ref", id: "b" }, { C: ["a"] }], t: ["b"] }, "/docs/a"],
    [{ "b.md": "", "a.md": "" }, false, "/docs/b"],
    [{}, undefined, "/docs"],
  ])("%j with %j is %s", (files, sidebars, path) => {
    expect(planOne({ files: files as Record<string, string>, sidebars }).version.mainPath).toBe(path);
  });
});

test("versions stand under their own paths and do not mix", () => {
  const { versions, problems } = planTree(
    {
      current: { files: { "a.md": "", "new.md": "" } },
      "1.1.0": { files: { "a.md": "---\nslug: /\n---" } },
    },
    { lastVersion: "current", id: "api", routeBasePath: "/api/docs/" },
  );
  expect(problems).toEqual([]);
  expect(versions.map((version) => version.docs.map((doc) => [doc.id, doc.path]))).toEqual([
    [
      ["a", "/api/docs/a"],
      ["new", "/api/docs/new"],
    ],
    [["a", "/api/docs/1.1.0"]],
  ]);
  expect(versions.map((version) => version.mainPath)).toEqual(["/api/docs/a", "/api/docs/1.1.0"]);
});

describe("tags", () => {
  test("have an index and a page each under the version", () => {
    const { version } = planOne(
      {
        files: {
          "a.md": "---\ntags: [X]\n---\n# A\n\nText",
          "b.md": "---\ntags: [x, { label: Y, permalink: /why }]\n---",
        },
      },
      { tagsBasePath: "topics" },
    );
    expect(version.tagsPath).toBe("/docs/topics");
    expect(version.tags).toEqual([
      {
        tag: { label: "X", path: "/docs/topics/x" },
        items: [
          { title: "A", path: "/docs/a", description: "Text" },
          { title: "b", path: "/docs/b", description: "" },
        ],
      },
      {
        tag: { label: "Y", path: "/docs/topics/why" },
        items: [{ title: "b", path: "/docs/b", description: "" }],
      },
    ]);
  });

  test("of unlisted documents lead nowhere unless others have them", () => {
    const { version, doc } = planOne({
      files: { "a.md": "---\ntags: [x]\n---", "b.md": "---\ntags: [x, y]\nunlisted: true\n---" },
    });
    expect(version.tags.map(({ tag }) => tag.label)).toEqual(["x"]);
    expect(doc("b").tags.map((tag) => tag.label)).toEqual(["x"]);
  });

  test("nobody uses have no pages", () => {
    expect(planOne({ files: { "a.md": "" } }).version.tags).toEqual([]);
  });
});

test("a plan is plain data that a worker thread can be sent", () => {
  const { versions } = planTree({
    current: { files: { "a/index.md": "", "a/b.md": "---\ntags: [x]\n---" } },
  });
  expect(structuredClone(versions)).toEqual(versions);
});
