import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { diagramCss } from "./diagram-css.ts";
import { drawDiagram } from "./mermaid.ts";

const pageColours =
  diagramCss() + readFileSync(new URL("../../theme/styles/tokens.css", import.meta.url), "utf8");

const draw = (source: string) => {
  const drawing = drawDiagram(source);
  if ("error" in drawing) throw new Error(drawing.error);
  return drawing;
};

describe("diagrams", () => {
  test.each([
    [
      "flowchart",
      "flowchart LR\n  A[One] -->|yes| B{Two}\n  subgraph s\n    B-->C\n  end\n  style A fill:#f00",
    ],
    ["state diagram", "stateDiagram-v2\n  [*] --> Still"],
    ["sequence diagram", "sequenceDiagram\n  A->>B: hi"],
    ["class diagram", "classDiagram\n  A <|-- B"],
    ["entity relationship diagram", "erDiagram\n  A ||--o{ B : has"],
    ["chart", 'xychart-beta\n  title "T"\n  x-axis [a, b]\n  bar [1, 2]'],
  ])("a %s keeps to the site's policy and colours", (_, source) => {
    const { svg } = draw(source);
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+">/);
    expect(svg).not.toMatch(/<style|\sstyle=|<script|\son\w+=|@import|https:\/\/(?!www\.w3\.org)/);
    for (const [, name] of svg.matchAll(/var\((--[\w-]+)/g)) expect(pageColours).toContain(`${name}:`);
    expect(drawDiagram(source)).toEqual({ svg, label: expect.any(String) });
  });

  test("an entity has all its relations, whatever stands at their ends, and no words that nobody wrote", () => {
    const ends = ["|o", "||", "}o", "}|"];
    const lines = ends.flatMap((end, at) => [`A ${end}--|| B${at} : b`, `A ${end}..o{ C${at} : c`]);
    const { svg, label } = draw(`erDiagram\n  ${lines.join("\n  ")}`);
    for (const name of ["B0", "B1", "B2", "B3", "C0", "C1", "C2", "C3"]) expect(label).toContain(name);
    expect(svg + label).not.toContain("attributes");
  });

  test.each([
    [
      "stateDiagram-v2",
      [
        "A --> B",
        "note right of A : One &amp; two",
        "note left of B",
        "  Three",
        "  four",
        "end note",
        "B --> C",
      ],
      ["A: One & two", "B: Three four"],
    ],
    [
      "classDiagram",
      ["A <|-- B", 'note for B "Sails\\nalone"', 'note "Ships"', "B <|-- C"],
      ["B: Sails alone", "Ships"],
    ],
  ])("notes of a %s are given beside the drawing, which has all else", (kind, lines, notes) => {
    const drawing = draw([kind, ...lines].join("\n  "));
    expect(drawing.notes).toEqual(notes);
    expect(drawing.label).toMatch(/: A, B, C$/);
    expect(draw(`${kind}\n  A --> B`).notes).toBeUndefined();
    expect(draw("sequenceDiagram\n  A->>B: hi\n  note over A: x").label).toContain("x");
  });

  test("a comment or a directive of several lines above a diagram changes nothing", () => {
    for (const source of ["flowchart LR\n  A[One]-->B", "sequenceDiagram\n  A->>B: One"])
      for (const above of ["%%{init: {\n  'theme': 'dark'\n}}%%\n", "%% a sequenceDiagram or flowchart\n"])
        expect(draw(above + source).label).toBe(draw(source).label);
  });

  test("a drawing that would be too small in the column is marked as wide", () => {
    const chain = (length: number) =>
      draw(`flowchart LR\n${Array.from({ length }, (_, at) => `  n${at} --> n${at + 1}`).join("\n")}`).svg;
    const isWide = (svg: string) => /^<svg [^>]*class="diagram-wide"/.test(svg);
    expect([chain(3), chain(30)].map(isWide)).toEqual([false, true]);
  });

  test("a chart carries its colours, one a series, and starts over when there are no more", () => {
    const lines = Array.from({ length: 7 }, (_, index) => `  line [${index}, 2]`);
    const { svg } = draw(`xychart-beta\n  x-axis [a, b]\n  bar [1, 2]\n${lines.join("\n")}`);
    expect(svg).not.toContain("xychart-");
    expect(svg).toContain('fill="color-mix(in srgb,var(--background) 75%,var(--link))" stroke="var(--link)"');
    const colours = [...svg.matchAll(/<path[^>]*stroke-linejoin="round" stroke="var\(--(\w+)\)"/g)];
    expect(colours.map((match) => match[1])).toEqual([
      "tip",
      "important",
      "warning",
      "danger",
      "note",
      "link",
      "tip",
    ]);
    for (const [tag] of svg.matchAll(/<\w[^>]*>/g)) {
      const names = [...tag.matchAll(/\s([\w-]+)="/g)].map((match) => match[1]);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test("a line into a subgraph is drawn below its heading, whose words it would cross", () => {
    const { svg, label } = draw("graph TD\n subgraph Outer\n subgraph Inner\n B\n end\n end\n A --> B");
    const places = ["<polyline", ">Outer<", ">Inner<", ">B<"].map((part) => svg.lastIndexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(svg.match(/<rect/g)).toHaveLength(6);
    expect(svg.match(/<g/g)).toHaveLength(svg.match(/<\/g>/g)!.length);
    expect(label).toBe("Flowchart: Outer, Inner, A, B");
    const flat = "graph TD\n A --> B";
    expect(draw(flat).svg).not.toContain("<g>");
  });

  test("two diagrams of a page share no id", () => {
    const ids = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]!);
    const [a, b] = [draw("graph TD\n A --> B"), draw("graph TD\n A --> C")];
    expect(ids(a.svg).length).toBeGreaterThan(0);
    expect(ids(a.svg).filter((id) => ids(b.svg).includes(id))).toEqual([]);
    for (const [, id] of a.svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids(a.svg)).toContain(id);
  });

  test("the name is what the author says, else what the diagram shows", () => {
    expect(draw("graph TD\n accTitle: How it runs\n accDescr: Long words\n A --> B")).toMatchObject({
      label: "How it runs",
    });
    expect(draw("graph TD\n accTitle: T\n accDescr: Long <words>\n A --> B").svg).toContain(
      "<desc>Long &lt;words&gt;</desc>",
    );
    expect(draw("graph TD\n A[One] --> B[Two & 3]").label).toBe("Flowchart: One, Two & 3");
  });

  test("flowcharts without blanks and with semicolons are read", () => {
    expect(draw("graph TD; A-->B; B-->C;").label).toBe("Flowchart: A, B, C");
    expect(draw('graph TD\n A["x; y-->z"]-->B').label).toBe("Flowchart: x; y-->z, B");
  });

  test.each([
    "A[Bay]-->\n  B[Pier] --> C",
    "A[Bay]\n  --> B[Pier]\n  -->|at low tide| C",
    "A[Bay] ---|x|\n\n  B[Pier]\n-.-> C",
  ])(
    "a statement goes on after an arrow that ends its line, and with one that begins the next: %j",
    (chain) => {
      const { label, svg } = draw(`flowchart LR\n  ${chain}\n  D`);
      expect(label).toMatch(/^Flowchart: .*\bBay, Pier, C, D$/);
      expect(svg.match(/<polyline/g)).toHaveLength(2);
    },
  );

  test.each([
    "A-->|yes|B",
    "A -->|yes| B",
    "A --> |yes| B",
    "A -- yes --> B",
    "A-. yes .->B",
    "A==>|yes|B; B-->C",
  ])("the label of an arrow stands between what it joins: %s", (edge) => {
    const { label, svg } = draw(`flowchart LR\n  ${edge}`);
    expect(label).toMatch(/^Flowchart: .*\bA\b.*\bB\b/);
    expect(svg).toContain(">yes</text>");
  });

  test("what cannot be drawn says so", () => {
    expect(drawDiagram("pie\n a: 1")).toEqual({ error: expect.stringContaining("pie") });
    expect(drawDiagram("")).toEqual({ error: expect.any(String) });
  });
});
