import { expect, it } from "vitest";
import type { Doc, Site, Version } from "../site/model.ts";
import { siteVersions } from "./site-facts.ts";

it("tells components of the versions that have documents", () => {
  const version = (name: string, docs: Doc[]) => ({ instance: "default", name, docs }) as unknown as Version;
  const versions = [version("current", []), version("1.0", [{} as Doc])];
  expect(siteVersions({ versions } as Site).map(({ name }) => name)).toEqual(["1.0"]);
});
