import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { inlineScript } from "./inline.ts";

/** Runs the script in a stand-in for a browser and gives back what it left behind. */
function run(options: {
  path?: string;
  policy?: string;
  stored?: Record<string, string>;
  dark?: boolean;
  storage?: boolean;
}) {
  const dataset: Record<string, string> = {
    theme: "light",
    themePolicy: options.policy ?? "choice",
    announcementId: "a1",
  };
  const [pathname = "/", search = ""] = (options.path ?? "/docs").split(/(?=\?)/);
  let replaced: string | undefined;
  const window = {
    location: { pathname, search, hash: "", protocol: "https:" },
    addEventListener() {},
    get localStorage() {
      if (options.storage === false) throw new Error("denied");
      return { getItem: (key: string) => options.stored?.[key] ?? null };
    },
    matchMedia: () => ({ matches: options.dark ?? false }),
    history: {
      state: null,
      replaceState(_state: unknown, _title: string, url: string) {
        replaced = url;
      },
    },
  };
  runInNewContext(inlineScript, { window, document: { documentElement: { dataset } } });
  return { dataset, replaced };
}

describe("the script before the first paint", () => {
  it("sets the mode the reader chose", () => {
    expect(run({ stored: { theme: "dark" } }).dataset.theme).toBe("dark");
  });

  it("does not let a choice change a fixed mode", () => {
    expect(run({ policy: "fixed", stored: { theme: "dark" }, dark: true }).dataset.theme).toBe("light");
  });

  it("follows the system only where the site does, and a choice goes first", () => {
    expect(run({ policy: "system", dark: true }).dataset.theme).toBe("dark");
    expect(run({ policy: "choice", dark: true }).dataset.theme).toBe("light");
    expect(run({ policy: "system", dark: true, stored: { theme: "light" } }).dataset.theme).toBe("light");
  });

  it("hides the announcement that was closed, not another one", () => {
    const closed = { "docusaurus.announcement.dismiss": "true" };
    expect(
      run({ stored: { ...closed, "docusaurus.announcement.id": "a1" } }).dataset.announcementDismissed,
    ).toBe("");
    expect(
      run({ stored: { ...closed, "docusaurus.announcement.id": "a0" } }).dataset.announcementDismissed,
    ).toBeUndefined();
  });

  it.each([
    ["/docs/x.html?q=1", "/docs/x?q=1"],
    ["/docs/x/index.html", "/docs/x"],
    ["/index.html", "/"],
    ["/docs/x", undefined],
    ["/docs/1.1.0", undefined],
  ])("brings %s to %s", (path, clean) => {
    expect(run({ path }).replaced).toBe(clean);
  });

  it("does without storage", () => {
    expect(run({ storage: false, policy: "system", dark: true }).dataset).toMatchObject({
      theme: "dark",
      scripts: "",
    });
  });
});
