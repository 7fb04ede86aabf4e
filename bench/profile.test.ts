import { describe, expect, it } from "vitest";
import { selfTimes } from "./profile.ts";

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
