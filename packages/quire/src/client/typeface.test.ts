import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { typefaceScript } from "./typeface.ts";

/** Runs the script in a stand-in for a browser; gives the fonts that are added at first, and once the page is left. */
async function run(options: { desktop: boolean; arrives: "before the first frame" | "later" | "never" }) {
  const fonts: object[] = [];
  let resolve = () => {};
  let reject = () => {};
  const promise = new Promise<void>((arrived, failed) => {
    resolve = arrived;
    reject = failed;
  });
  class FontFace {
    readonly given: unknown[];
    constructor(...given: unknown[]) {
      this.given = given;
    }
    load = () => promise.then(() => this);
  }
  let frame = () => {};
  const window = {
    FontFace,
    matchMedia: () => ({ matches: options.desktop }),
    requestAnimationFrame(run: () => void) {
      frame = run;
    },
  };
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: { font: "/assets/font.woff2" } },
    fonts: { add: (face: object) => fonts.push(face) },
  });
  runInNewContext(typefaceScript, { window, document });
  if (options.arrives !== "before the first frame") frame();
  if (options.arrives === "never") reject();
  else resolve();
  await promise.catch(() => undefined);
  await new Promise(setImmediate);
  const first = [...fonts];
  document.dispatchEvent(new Event("quire:leave"));
  return { first, left: fonts };
}

const face = {
  given: ["Manrope Text", "url(/assets/font.woff2)", { weight: "200 800", featureSettings: '"liga" 0' }],
};

it("adds the font before the first frame, or else when the page is left", async () => {
  expect(await run({ desktop: true, arrives: "before the first frame" })).toMatchObject({
    first: [face],
    left: [face],
  });
  expect(await run({ desktop: true, arrives: "later" })).toMatchObject({ first: [], left: [face] });
});

it("adds nothing where the font does not come, or on a phone", async () => {
  expect((await run({ desktop: true, arrives: "never" })).left).toEqual([]);
  expect((await run({ desktop: false, arrives: "before the first frame" })).left).toEqual([]);
});
