import { expect, test } from "vitest";
import { docsSchema } from "../config/docs-schema.ts";
import { planVersions } from "./versions.ts";

const plan = (names: string[], config = {}) => planVersions(docsSchema.parse(config), names);

test("the newest frozen version is the last, the current one comes next", () => {
  expect(plan(["current", "1.1.0", "1.0.0"])).toEqual({
    problems: [],
    versions: [
      {
        ...{ instance: "default", name: "current", label: "Next" },
        ...{ path: "/docs/next", tagsPath: "/docs/next/tags" },
        ...{ banner: "unreleased", badge: true, noIndex: false, isLast: false },
      },
      {
        ...{ instance: "default", name: "1.1.0", label: "1.1.0" },
        ...{ path: "/docs", tagsPath: "/docs/tags" },
        ...{ banner: "none", badge: true, noIndex: false, isLast: true },
      },
      {
        ...{ instance: "default", name: "1.0.0", label: "1.0.0" },
        ...{ path: "/docs/1.0.0", tagsPath: "/docs/1.0.0/tags" },
        ...{ banner: "unmaintained", badge: true, noIndex: false, isLast: false },
      },
    ],
  });
});

test("a single version has no badge and no path of its own", () => {
  expect(plan(["current"]).versions).toMatchObject([
    { path: "/docs", badge: false, isLast: true, banner: "none" },
  ]);
  expect(plan(["current", "1.0.0"], { includeCurrentVersion: false }).versions).toMatchObject([
    { path: "/docs", badge: false, isLast: true },
  ]);
});

test("the current version can be the last", () => {
  expect(plan(["current", "1.1.0"], { lastVersion: "current" }).versions).toMatchObject([
    { path: "/docs", banner: "none", badge: true, isLast: true },
    { path: "/docs/1.1.0", banner: "unmaintained", badge: true, isLast: false },
  ]);
});

test("versions newer than the last are unreleased", () => {
  expect(plan(["2.0.0-rc", "1.0.0"], { lastVersion: "1.0.0" }).versions[0]).toMatchObject({
    banner: "unreleased",
    path: "/docs/2.0.0-rc",
  });
});

test("settings override every default", () => {
  const settings = { label: "Two", path: "two", banner: "none", badge: false, noIndex: true };
  const [version] = plan(["current", "1.0.0"], {
    versions: { current: settings },
    routeBasePath: "/",
  }).versions;
  expect(version).toMatchObject({ ...settings, path: "/two" });
});

test("a translated label takes the place of another", () => {
  const { versions } = plan(["current", "1"], {
    versions: { 1: { label: "One" } },
    messages: { 1: { "version.label": "Eins" } },
  });
  expect(versions.map(({ label }) => label)).toEqual(["Next", "Eins"]);
});

test("versions can be left out", () => {
  const names = (config: object) => plan(["current", "2", "1"], config).versions.map(({ name }) => name);
  expect(names({ onlyIncludeVersions: ["current", "1"] })).toEqual(["current", "1"]);
  expect(names({ includeCurrentVersion: false })).toEqual(["2", "1"]);
});

test("names of versions that do not exist are reported", () => {
  const config = {
    lastVersion: "1.1.1",
    onlyIncludeVersions: ["current", "1.1.0", "0.9"],
    versions: { curent: {}, current: { changesSince: "1.1.1" } },
  };
  const { problems, versions } = plan(["current", "1.1.0"], config);
  expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(
    Array(4).fill("error unknown-version"),
  );
  expect(problems.map(({ written, hint }) => [written, hint])).toEqual([
    [{ name: "onlyIncludeVersions", value: "0.9" }, "The versions are: current, 1.1.0."],
    [{ name: "versions", value: "curent" }, "Did you mean current?"],
    [{ name: "changesSince", value: "1.1.1" }, "Did you mean 1.1.0?"],
    [{ name: "lastVersion", value: "1.1.1" }, "Did you mean 1.1.0?"],
  ]);
  expect(versions.find((version) => version.isLast)?.name).toBe("1.1.0");
});

test("the last version must be part of the site", () => {
  const { problems } = plan(["current", "1", "2"], {
    lastVersion: "2",
    onlyIncludeVersions: ["current", "1"],
  });
  expect(problems).toMatchObject([
    {
      ...{ code: "unknown-version", severity: "error", message: expect.stringContaining("exclude") },
      written: { name: "lastVersion", value: "2" },
    },
  ]);
});
