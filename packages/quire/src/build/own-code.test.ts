import { expect, it } from "vitest";
import { isOfSite } from "./own-code.ts";

it("tells files of the site from those of packages and elsewhere", () => {
  const isOwn = (file: string) => isOfSite("/a/site", file);
  expect(["/a/site/b.ts", "/a/site/b/node_modules/c.ts", "/a/site-2/b.ts"].map(isOwn)).toEqual([
    ...[true, false, false],
  ]);
});
