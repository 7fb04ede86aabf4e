import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CopiedSite } from "../../fixtures/copied-site.ts";
import type { Problem } from "../base/problem.ts";

describe("a page that cannot be rendered", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  beforeEach(() => {
    site = new CopiedSite();
    site.configure();
  });
  afterEach(() => site.remove());

  const problemsOf = async (): Promise<Problem[]> => {
    const { exitCode, problems, stderr } = await site.build();
    expect(exitCode, stderr).toBe(1);
    return problems;
  };
  /** The component of a page `/a` that shows another component. */
  const shows = (name: string) =>
    `import Shown from "../src/${name}";\n\nexport default function Page() {\n  return <Shown />;\n}\n`;

  it("is told of with the line of the component that failed, once for all its pages", async () => {
    site.write("pages/a.tsx", shows("shown"));
    site.write("pages/b.tsx", shows("shown"));
    site.write(
      "src/shown.tsx",
      'interface Left { out: string }\n\nexport default function Shown() {\n  throw new Error("No luck.");\n}\n',
    );
    expect(await problemsOf()).toEqual([
      {
        code: "render",
        severity: "error",
        message: "The page /a and 1 more cannot be rendered: No luck.",
        file: "src/shown.tsx",
        line: 4,
        column: 9,
      },
    ]);
  });

  it("is told of with the line of an island", async () => {
    site.write("pages/a.tsx", shows("moving"));
    site.write(
      "src/moving.tsx",
      "'use client';\n\nexport default function Moving() {\n  return window.x;\n}\n",
    );
    expect(await problemsOf()).toMatchObject([{ code: "render", file: "src/moving.tsx", line: 4 }]);
  });

  it("is told of with the line of the site that a package failed under", async () => {
    site.write("node_modules/cups/package.json", '{ "name": "cups", "type": "module", "main": "index.js" }');
    site.write("node_modules/cups/index.js", 'export function cup() {\n  throw new Error("Broken.");\n}\n');
    site.write("pages/a.tsx", 'import { cup } from "cups";\n\nexport default () => <b>{cup()}</b>;\n');
    expect(await problemsOf()).toMatchObject([{ code: "render", file: "pages/a.tsx", line: 3 }]);
  });

  it("is told of with the line of a module that failed when it was imported", async () => {
    site.write(
      "pages/a.tsx",
      "const cups: unknown[] = [];\nconst first = cups[0].name;\nexport default () => first;\n",
    );
    expect(await problemsOf()).toMatchObject([{ code: "code", file: "pages/a.tsx", line: 2 }]);
  });

  it.each([
    ["metadata", "title = metadata.title", 5],
    ["metadata", "{ title } = metadata", 5],
    ["metadata", "{\n  title,\n  ...rest\n} = metadata", undefined],
    ["metadata", "title = Object.keys(metadata)[0]", 5],
    ["contentTitle", "[title] = contentTitle", 5],
  ])(
    "is told of with what to write where a statement of a document reads `%s`: %s",
    async (name, code, line) => {
      site.write("docs/a.mdx", `---\ntitle: A\n---\n\nexport const ${code};\n\nIt is {title}.\n`);
      const failure = (await problemsOf()).find(({ code }) => code === "code");
      expect(failure).toMatchObject({
        file: "docs/a.mdx",
        hint: expect.stringMatching(`^\`${name}\`.*\`frontMatter\``),
      });
      expect(failure?.line).toBe(line);
    },
  );

  it("is told of with the line of a name in braces that there is not", async () => {
    site.write("docs/a.mdx", "---\ntitle: A\n---\n\nThere is cup, {1}\nand {cup.size}.\n");
    const problems = await problemsOf();
    expect(problems).toContainEqual({
      code: "render",
      severity: "error",
      message: "The page /docs/a cannot be rendered: cup is not defined",
      file: "docs/a.mdx",
      line: 6,
      column: 5,
      hint: expect.stringContaining("\\{"),
    });
  });

  it("is told of at its own place, also where other modules failed before it in the bundle", async () => {
    site.write("docs/a.mdx", "---\ntitle: A\n---\n\nThere is {cup}.\n");
    site.write("pages/a.jsx", "export default function A() { return <b>{window.name}</b>; }\n");
    const said = (await problemsOf()).filter(({ code }) => code === "render");
    expect(said.map(({ file, line, hint }) => [file, line, hint?.slice(0, 21)])).toEqual([
      ["docs/a.mdx", 5, "Import or define it. "],
      ["pages/a.jsx", 1, "Pages are rendered in"],
    ]);
  });

  it("is told of with the sidebars file that is missing, and the one that is meant", async () => {
    site.write(
      "docusaurus.config.js",
      `module.exports = { title: "T", url: "https://t.example", baseUrl: "/", presets: [["classic", { docs: { sidebarPath: "./sidebar.js" } }]] };`,
    );
    rmSync(site.file("quire.config.mjs"));
    site.write("sidebars.js", "module.exports = {};");
    site.write("docs/a.md", "# A\n");
    expect(await problemsOf()).toMatchObject([
      {
        code: "module-import",
        message: expect.stringContaining("sidebarPath"),
        hint: "Did you mean sidebars.js?",
      },
    ]);
  });

  it("is told of with the line of an expression, a property or a function in a document", async () => {
    const codes = {
      expression: "{(() => { throw new Error('No luck.'); })()}",
      function: "\nexport const cups = () => {\n  throw new Error('No luck.'); };\n\n{cups()}",
      property: "<b title={props.cups.size}>cups</b>",
      value: "There are {props.cups.size} cups.",
    };
    for (const [name, code] of Object.entries(codes))
      site.write(`docs/${name}.mdx`, `---\ntitle: ${name}\ndescription: A.\n---\n\nText.\n${code}\n`);
    expect((await problemsOf()).map(({ code, file, line }) => [code, file, line])).toEqual([
      ["render", "docs/expression.mdx", 7],
      ["render", "docs/function.mdx", 9],
      ["render", "docs/property.mdx", 7],
      ["render", "docs/value.mdx", 7],
    ]);
  });

  it("is told of with the tag of a member that there is not, and members are components like others", async () => {
    site.write("src/cup.jsx", "export const Cup = { Blue: ({ children }) => <b>{children}</b> };\n");
    site.write("docs/_part.mdx", 'import { Cup } from "../src/cup";\n\nIn <Cup.Green/>.\n');
    const codes = {
      a: "A <Tabs.Foo/>",
      b: 'import { Cup } from "../src/cup";\n\n<Cup.Blue>*one*</Cup.Blue> [Gone](gone.md)',
      c: 'import Part from "./_part.mdx";\n\n<Part/>',
      d: 'import * as cups from "../src/cup";\n\n<cups.Cup.Red>*one*</cups.Cup.Red>',
    };
    for (const [name, code] of Object.entries(codes))
      site.write(`docs/${name}.mdx`, `---\ntitle: ${name}\ndescription: A.\n---\n\n${code}\n`);
    expect((await problemsOf()).map(({ code, file, line, column }) => [code, file, line, column])).toEqual([
      ["unknown-component", "docs/_part.mdx", 3, 4],
      ["unknown-component", "docs/a.mdx", 6, 3],
      ["broken-link", "docs/b.mdx", 8, 28],
      ["unknown-component", "docs/d.mdx", 8, 1],
    ]);
  });

  it("is told of with the line of a document's own code that cannot be read", async () => {
    site.write("docs/a.mdx", "---\ntitle: A\ndescription: D\n---\n\nText.\n\nexport const cup = ;\n");
    expect(await problemsOf()).toMatchObject([{ code: "code", file: "docs/a.mdx", line: 8, column: 20 }]);
  });

  it("says that what a document uses as a component is none", async () => {
    site.configure('markdown: { components: { Cup: "./src/cup.ts" } },');
    site.write("src/cup.ts", "export default { size: 1 };\n");
    site.write("docs/a.md", "---\ntitle: A\ndescription: A.\n---\n\n<Cup />\n");
    expect(await problemsOf()).toMatchObject([{ code: "unknown-component", file: "docs/a.md" }]);
  });

  it("is told of with the file that is not JSON", async () => {
    site.write(
      "pages/a.tsx",
      'import cup from "../src/cup.json";\n\nexport default () => <b>{cup.size}</b>;\n',
    );
    site.write("src/cup.json", "{\n  size: 1\n}\n");
    expect(await problemsOf()).toMatchObject([{ code: "code", file: "src/cup.json", line: 2, column: 3 }]);
  });

  it("is told of whatever was thrown", async () => {
    site.write("pages/a.tsx", "export default () => {\n  throw null;\n};\n");
    expect(await problemsOf()).toMatchObject([
      { code: "render", message: "The page /a cannot be rendered: null", file: "pages/a.tsx" },
    ]);
  });

  it("says what to do where a component is asynchronous", async () => {
    site.write("pages/a.tsx", "export default async function Page() {\n  return <b>late</b>;\n}\n");
    const [problem, ...more] = await problemsOf();
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ code: "render", file: "pages/a.tsx" });
    expect(problem?.message).toContain("asynchronous");
    expect(problem?.hint).toContain("top-level `await`");
    site.write(
      "pages/a.tsx",
      'const text = await Promise.resolve("late");\nexport default () => <b>{text}</b>;\n',
    );
    expect((await site.build()).exitCode).toBe(0);
    expect(site.output("a.html")).toContain("<b>late</b>");
  });

  it("says what its default export is when it is no component", async () => {
    site.write("pages/a.tsx", 'export default "text";\n');
    site.write("pages/b.tsx", "export default <main />;\n");
    site.write("pages/c.tsx", "export default { main: 1 };\n");
    const isOf = (file: string, value: string) => ({
      code: "page-default-export",
      file,
      message: expect.stringContaining(`default export of this page module is ${value},`),
      hint: expect.stringContaining("export default function Page()"),
    });
    expect(await problemsOf()).toMatchObject([
      isOf("pages/a.tsx", "a string"),
      isOf("pages/b.tsx", "an element"),
      isOf("pages/c.tsx", "an object"),
    ]);
  });

  it("is told of with the line of a promise that failed and that nothing waits for", async () => {
    site.write(
      "pages/a.tsx",
      'import "../src/asks";\n\nexport default function Page() {\n  Promise.reject(new Error("Second."));\n  return <b>a</b>;\n}\n',
    );
    site.write("src/asks.ts", 'export const asked = Promise.reject(new Error("First."));\n');
    const hint = "Await it, or catch its error.";
    expect(await problemsOf()).toMatchObject([
      {
        code: "code",
        message: "A promise was rejected without a handler: Second.",
        file: "pages/a.tsx",
        line: 4,
        hint,
      },
      { message: "A promise was rejected without a handler: First.", file: "src/asks.ts", line: 1, hint },
    ]);
  });

  it("says what its head must be", async () => {
    const write = (name: string, head: string) =>
      site.write(`pages/${name}.tsx`, `export const head = ${head};\nexport default () => <main />;\n`);
    write("a", '"Start"');
    write("b", '{ keywords: "x", titel: "Start", noIndex: undefined }');
    expect(await problemsOf()).toMatchObject([
      {
        code: "page-head",
        severity: "error",
        message: 'The export `head` is "Start"; it must be an object.',
        file: "pages/a.tsx",
        hint: expect.stringContaining("export const head = {"),
      },
      { message: "The export `head` has no field `titel`.", hint: "Did you mean `title`?" },
      {
        message: '`head.keywords` is "x"; it must be a list of strings.',
        hint: 'Write `keywords: ["start"]`.',
      },
    ]);
  });
});
