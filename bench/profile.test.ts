import { describe, expect, it } from "vitest";
import { selfTimes, timesByPart } from "./profile.ts";

const node = (id: number, functionName: string, url = "", lineNumber = 0) => ({
  id,
  callFrame: { functionName, url, lineNumber },
});

describe("selfTimes", () => {
  it("adds up what a function took wherever it was called from, and leaves waiting out", () => {
    const times = selfTimes(
      {
        nodes: [
          node(1, "(root)"),
          node(2, "render", "file:///site/src/page.js", 9),
          node(3, "(idle)"),
          node(4, "render", "file:///site/src/page.js", 9),
          node(5, "render", "file:///site/src/other.js", 9),
          node(6, "(garbage collector)"),
        ],
        samples: [1, 2, 3, 4, 5, 6],
        timeDeltas: [500, 1000, 9000, 2000, 700, 800],
      },
      "/site",
    );
    expect(times).toEqual([
      { name: "render", place: "src/page.js:10", ms: 3 },
      { name: "(garbage collector)", place: "", ms: 0.8 },
      { name: "render", place: "src/other.js:10", ms: 0.7 },
    ]);
  });
});

describe("timesByPart", () => {
  it("adds up packages, rooms of the engine, Node's modules and native functions", () => {
    const time = (name: string, place: string, ms: number) => ({ name, place, ms });
    const parts = timesByPart([
      time("a", "../x/node_modules/@shikijs/core/dist/a.js:1", 1),
      time("b", "node_modules/@shikijs/core/dist/b.js:9", 2),
      time("c", "packages/quire/dist/markdown/c.js:1", 4),
      time("d", "node:zlib:12", 5),
      time("e", "wasm://wasm/001c7aca:1", 6),
      time("open", "", 7),
    ]);
    expect(parts.map(({ name, ms }) => [name, ms])).toEqual([
      ["open", 7],
      ["WebAssembly", 6],
      ["node:zlib", 5],
      ["quire/markdown", 4],
      ["@shikijs/core", 3],
    ]);
  });
});
