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
  /** How the page came to be opened, where the browser tells. */
  type?: string;
  /** An element that does not load. */
  failing?: { type: string; src?: string };
}) {
  const dataset: Record<string, string> = {
    theme: "light",
    themePolicy: options.policy ?? "choice",
    announcementId: "a1",
  };
  const [pathname = "/", search = ""] = (options.path ?? "/docs").split(/(?=[?#])/);
  let replaced: string | undefined;
  let onError: (event: { target: object }) => void = () => {};
  const window = {
    location: {
      pathname,
      search: search.startsWith("?") ? search : "",
      hash: search.startsWith("#") ? search : "",
      protocol: "https:",
      host: "site.example",
    },
    performance: { getEntriesByType: () => (options.type ? [{ type: options.type }] : []) },
    addEventListener(_type: string, listener: typeof onError) {
      onError = listener;
    },
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
  if (options.failing) onError({ target: options.failing });
  return { dataset, replaced };
}

describe("the script before the first paint", () => {
  it("marks the page as scripted, unless its own script does not load", () => {
    const scripts = (failing?: { type: string; src?: string }) => run({ failing }).dataset.scripts;
    expect(scripts()).toBe("");
    expect(scripts({ type: "module", src: "https://site.example/assets/main.js" })).toBeUndefined();
    expect(scripts({ type: "module", src: "https://other.example/widget.js" })).toBe("");
    expect(scripts({ type: "", src: "https://other.example/analytics.js" })).toBe("");
    expect(scripts({ type: "text/css" })).toBe("");
  });

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

  it("marks a page that is read from its top, not one that is come back to or opened at a heading", () => {
    expect(run({ type: "navigate" }).dataset.fresh).toBe("");
    expect(run({ type: "navigate", path: "/docs#a" }).dataset.fresh).toBeUndefined();
    for (const type of ["reload", "back_forward", undefined])
      expect(run({ type }).dataset.fresh).toBeUndefined();
  });

  it("does without storage", () => {
    expect(run({ storage: false, policy: "system", dark: true }).dataset).toMatchObject({
      theme: "dark",
      scripts: "",
    });
  });
});
