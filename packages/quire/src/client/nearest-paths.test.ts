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
    const nearest = ["/docs/quickstart", "/docs/1.1.0/quickstart"];
    expect(nearestPaths("/docs/quikstart", paths, 3)).toEqual(nearest);
    expect(nearestPaths("/docs/quikstart", paths.toReversed(), 3)).toEqual(nearest);
  });

  it("hold the page that moved, and prefer the version that was wanted", () => {
    expect(nearestPaths("/docs/kubernetes", paths, 1)).toEqual(["/docs/deploy/kubernetes"]);
    expect(nearestPaths("/docs/1.1.0/quick-start", paths, 1)).toEqual(["/docs/1.1.0/quickstart"]);
  });

  it("hold what stands right below or above, where it is not above most of the site", () => {
    expect(nearestPaths("/docs/how/", paths, 5)).toEqual(["/docs/how/search"]);
    expect(nearestPaths("/docs/domains/nesting", paths, 5)).toEqual(["/docs/domains"]);
    expect(nearestPaths("/docs/ydxwvz", [...paths, "/docs"], 5)).toEqual([]);
    expect(nearestPaths("/xyzzy", paths, 5)).toEqual([]);
  });

  it("hold the first pages of a folder where all resemble it alike", () => {
    const version = ["/docs/1.1.0/features", "/docs/1.1.0/introduction", "/docs/1.1.0/cli"];
    expect(nearestPaths("/docs/1.1.0", version, 2)).toEqual(version.slice(0, 2));
  });

  it("are the same in capitals", () => {
    expect(nearestPaths("/x/DOMAINS", paths, 5)).toEqual(["/docs/domains"]);
    expect(nearestPaths("/HOW/start", ["/docs/start", "/how/start"], 1)).toEqual(["/how/start"]);
  });

  it("are none for what resembles nothing", () => {
    expect(nearestPaths("/wp-login.php", paths, 5)).toEqual([]);
    expect(nearestPaths("/", paths, 5)).toEqual(["/"]);
  });
});
