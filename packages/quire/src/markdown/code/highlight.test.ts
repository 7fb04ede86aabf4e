import { createHighlighterCore } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { beforeAll, describe, expect, test } from "vitest";
import { Highlighter } from "./highlight.ts";
import { highlightCss, tokenKinds } from "./highlight-theme.ts";

let highlighter: Highlighter;

beforeAll(async () => {
  highlighter = new Highlighter();
  await highlighter.prepare(["js", "python", "yaml", "console", "bash", "java", "nope"]);
});

const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

describe("highlighting", () => {
  test("tokens get classes, neighbours of one class are one span", () => {
    expect(highlighter.highlight('const a = "b"; // c', "js")).toBe(
      '<span class="t-k">const </span><span class="t-n">a</span> = <span class="t-s">"b"</span>; <span class="t-c">// c</span>',
    );
  });

  test("no token spans lines, and the text is the code", () => {
    const code = 'def f(x: int) -> str:\n    """doc\n    more <b> & "q"\n    """\n\n    return f"{x}"\n';
    const html = highlighter.highlight(code, "python")!;
    for (const line of html.split("\n")) {
      expect(line.split("<span").length).toBe(line.split("</span>").length);
    }
    expect(text(html)).toBe(code);
  });

  test("in Java the words that import are keywords, what is imported is text, and classes are types", () => {
    expect(highlighter.highlight("import a.b.C;", "java")).toBe('<span class="t-k">import</span> a.b.C;');
    const field = highlighter.highlight("class A { private List<String> b; int c; }", "java");
    expect(field).toContain('<span class="t-t">List</span>');
    expect(field).toContain('<span class="t-t">String</span>');
    expect(field).toContain('<span class="t-k">int</span> c');
  });

  test("names of languages have aliases and any case; unknown ones give undefined", () => {
    expect(highlighter.highlight("a: 1", "YAML")).toContain("t-p");
    expect(highlighter.highlight("a", "nope")).toBeUndefined();
    expect(highlighter.highlight("a", "rust")).toBeUndefined();
  });

  test("prompts of sessions are marked, with the blank behind them", () => {
    expect(highlighter.highlight("$ ls -l\nout", "console")).toMatch(/^<span class="prompt">\$ <\/span>/);
  });

  test("very long lines stay plain", () => {
    const line = `const a = "${"<".repeat(6000)}";`;
    expect(highlighter.highlight(line, "js")).toBe(`const a = "${"&lt;".repeat(6000)}";`);
  });

  test("a line read before in the same state comes out as if read anew", async () => {
    const lines = [
      "x = 1",
      '"""',
      "y = 2  # c",
      '"""',
      "z: int = f(x)",
      "s = '''",
      "def g(): ...",
      "'''",
      "",
    ];
    const blocks = Array.from({ length: 60 }, (_, seed) =>
      Array.from(
        { length: 9 },
        (_, index) => lines[(seed * 7 + index * (seed % 5) + index) % lines.length],
      ).join("\n"),
    );
    for (const block of blocks) highlighter.highlight(block, "python");
    const fresh = new Highlighter();
    await fresh.prepare(["python"]);
    for (const block of [...blocks].reverse()) {
      expect(highlighter.highlight(`${block}\n`, "python")).toBe(fresh.highlight(`${block}\n`, "python"));
    }
  });

  test("code within code looks the same whatever was highlighted before", async () => {
    const code = "Text:\n\n```sql\nselect 1 from a\n```\n\n```rust\nfn main() {}\n```\n";
    const highlighted = async (...languages: string[]) => {
      const fresh = new Highlighter();
      for (const language of languages) await fresh.prepare([language]);
      return fresh.highlight(code, "markdown")!;
    };
    const alone = await highlighted("markdown");
    expect(alone).toContain('<span class="t-k">select');
    expect(alone).not.toContain('<span class="t-k">fn');
    expect(await highlighted("rust", "md", "sql", "markdown")).toBe(alone);
  });

  test("lines are read with the grammar's state, as one pass over the whole would", async () => {
    const code = "a = '''\nimport os  # no code\n'''\nimport os  # code\n";
    const core = await createHighlighterCore({
      themes: [
        { name: "t", type: "light", settings: [{ scope: ["comment"], settings: { foreground: "#00ff00" } }] },
      ],
      langs: [import("shiki/langs/python.mjs")],
      engine: createOnigurumaEngine(import("shiki/wasm")),
    });
    const comments = core
      .codeToTokensBase(code, { lang: "python", theme: "t" })
      .map((line) => line.some((token) => token.color?.toLowerCase() === "#00ff00"));
    const ours = highlighter
      .highlight(code, "python")!
      .split("\n")
      .map((line) => line.includes('"t-c"'));
    expect(ours).toEqual(comments);
  });
});

/** Contrast of two colours by WCAG 2. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const [red, green, blue] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

describe("colours", () => {
  test("have contrast enough on every background code stands on", () => {
    for (const kind of tokenKinds.filter(({ name }) => name !== "")) {
      for (const background of ["#ffffff", "#fafafa", "#e6f2ff"]) {
        expect(contrast(kind.light, background), `${kind.name} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const background of ["#0d0d0d", "#0b0b0b", "#14273b"]) {
        expect(contrast(kind.dark, background), `${kind.name} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("are in the style sheet for light and dark pages", () => {
    const css = highlightCss(true);
    expect(css).toContain(".t-k{color:#b3261e}");
    expect(css).toContain('[data-theme="dark"] .t-k{color:#ff8087}');
    expect(highlightCss(false)).not.toContain("dark");
  });
});
