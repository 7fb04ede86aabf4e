import { expect, it } from "vitest";
import { escapedLinks, imageProps } from "./body.tsx";

it("keeps an address from ending the attribute it stands in", () => {
  expect(escapedLinks({ hrefs: ['/a?b="c"&d=<e>'], images: {} })).toEqual([
    "/a?b=&quot;c&quot;&amp;d=&lt;e>",
  ]);
});

it("gives a picture its size, in proportion to what its author gave", () => {
  const facts = { src: "/a.png", width: 400, height: 200 };
  expect(imageProps({}, facts)).toEqual(facts);
  expect(imageProps({ width: "100" }, facts)).toEqual({ src: "/a.png", height: 50 });
  expect(imageProps({ height: 100 }, facts)).toEqual({ src: "/a.png", width: 200 });
  expect(imageProps({ width: 1, height: 2 }, facts)).toEqual({ src: "/a.png" });
  expect(imageProps({ width: "50%" }, facts)).toEqual({ src: "/a.png" });
});
