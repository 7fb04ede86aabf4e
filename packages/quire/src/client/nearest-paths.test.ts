import { describe, expect, it } from "vitest";
import { nearestPaths } from "./nearest-paths.ts";

const paths = [
  "/",
  "/docs/features",
  "/docs/quickstart",
  "/docs/1.1.0/quickstart",
  "/docs/domains",
  "/docs/deploy/kubernetes",
  "/docs/how/search",
  "/learn/data-mesh",
];

describe("the nearest paths", () => {
  it("begin with the one that was mistyped", () => {
    expect(nearestPaths("/docs/quikstart", paths, 3)).toEqual(["/docs/quickstart", "/docs/1.1.0/quickstart"]);
  });

  it("hold the page that moved, and prefer the version that was wanted", () => {
    expect(nearestPaths("/docs/kubernetes", paths, 1)).toEqual(["/docs/deploy/kubernetes"]);
    expect(nearestPaths("/docs/1.1.0/quick-start", paths, 1)).toEqual(["/docs/1.1.0/quickstart"]);
  });

  it("are none for what resembles nothing", () => {
    expect(nearestPaths("/wp-login.php", paths, 5)).toEqual([]);
    expect(nearestPaths("/", paths, 5)).toEqual(["/"]);
  });
});
