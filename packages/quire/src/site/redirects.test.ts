import { describe, expect, test } from "vitest";
import { planRedirects, type WrittenRedirect } from "./redirects.ts";

const paths = new Set(["/", "/docs/a", "/docs/b", "/docs/caf%C3%A9"]);
const files = ["/files/demo.html"];
const plan = (...written: WrittenRedirect[]) => planRedirects(written, paths, files);
const codes = ({ problems }: ReturnType<typeof plan>) => problems.map(({ code }) => code);

describe("planRedirects", () => {
  test("a string or a list, in the form of routes", () => {
    const { redirects, problems } = plan(
      { from: ["/old", "/older/", "/oldest/index.html", "/ancient.html/"], to: "/docs/a/" },
      { from: "chat.html", to: "https://chat.example.com/x/" },
      { from: "/part", to: "/docs/b#part" },
      { from: "/coffee", to: "/docs/café" },
      { from: "/demo", to: "/files/demo.html?x=1" },
    );
    expect(problems).toEqual([]);
    expect(redirects).toEqual([
      { from: "/old", to: "/docs/a" },
      { from: "/older", to: "/docs/a" },
      { from: "/oldest", to: "/docs/a" },
      { from: "/ancient", to: "/docs/a" },
      { from: "/chat", to: "https://chat.example.com/x/" },
      { from: "/part", to: "/docs/b#part" },
      { from: "/coffee", to: "/docs/café" },
      { from: "/demo", to: "/files/demo.html?x=1" },
    ]);
  });

  test("a chain leads to its end with the last fragment on the way", () => {
    const { redirects } = plan(
      { from: "/1", to: "/2" },
      { from: "/2", to: "/3#x" },
      { from: "/3", to: "/docs/a" },
    );
    expect(redirects.map(({ to }) => to)).toEqual(["/docs/a#x", "/docs/a#x", "/docs/a"]);
  });

  test("a chain that leaves the site ends there, without a fragment of its pages", () => {
    const { redirects } = plan({ from: "/1", to: "/2#x" }, { from: "/2", to: "https://chat.example.com" });
    expect(redirects.map(({ to }) => to)).toEqual(["https://chat.example.com", "https://chat.example.com"]);
  });

  test.each([
    ["from a page", { from: "/docs/a", to: "/docs/b" }, "redirect-from-route"],
    ["from a page, encoded otherwise", { from: "/docs/café", to: "/docs/b" }, "redirect-from-route"],
    ["from a file", { from: "/files/demo.html", to: "/docs/b" }, "redirect-from-route"],
    ["from a file without its ending", { from: "/files/demo", to: "/docs/b" }, "redirect-from-route"],
    ["from no path", { from: "https://example.com/x", to: "/docs/a" }, "redirect-from"],
    ["from nothing", { from: "", to: "/docs/a" }, "redirect-from"],
    ["from a fragment", { from: "/x#y", to: "/docs/a" }, "redirect-from"],
    ["to nowhere", { from: "/x", to: "/docs/aa" }, "redirect-target"],
    ["to code", { from: "/x", to: "java\tscript:alert(1)" }, "redirect-target"],
    ["to itself", { from: "/x", to: "/x/" }, "redirect-loop"],
    ["twice", { from: ["/x", "/x/"], to: "/docs/a" }, "redirect-twice"],
  ])("%s", (_, redirect, code) => {
    expect(plan(redirect).problems).toEqual([expect.objectContaining({ code, severity: "error" })]);
  });

  test("one that is given twice is told at its own place, however it is written", () => {
    const placeOf = (...from: string[]) => plan({ from, to: "/docs/a" }).problems[0]!.written;
    expect(placeOf("/x", "/x")).toEqual({ name: "from", value: "/x", nth: 1 });
    expect(placeOf("/x", "/x/")).toEqual({ name: "from", value: "/x/", nth: 0 });
  });

  test("the name of a page's file leads to that page by itself", () => {
    const { redirects, problems } = plan({ from: ["/docs/a.html", "/docs/a/index.html"], to: "/docs/a" });
    expect(redirects).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("an address to start at leads there, unless there is a page, a file or a redirect", () => {
    const starts = new Map([["/", "/docs/a"]]);
    const root = (written: WrittenRedirect[], taken: string[] = []) =>
      planRedirects(written, new Set(["/docs/a", "/docs/b"]), taken, starts);
    const own = root([{ from: ["/", "/old"], to: "/docs/b" }]);
    expect([root([]).redirects, codes(root([]))]).toEqual([[{ from: "/", to: "/docs/a" }], []]);
    expect([own.redirects[0], codes(own)]).toEqual([{ from: "/", to: "/docs/b" }, []]);
    expect(root([], ["/index.html"]).redirects).toEqual([]);
    expect(planRedirects([], paths, [], starts).redirects).toEqual([]);
  });

  test("a loop of two names both and leaves both out", () => {
    const { redirects, problems } = plan({ from: "/x", to: "/y" }, { from: "/y", to: "/x" });
    expect(redirects).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(["redirect-loop", "redirect-loop"]);
  });

  test("the nearest path is named, if there is one", () => {
    expect(plan({ from: "/x", to: "/docs/aa" }).problems[0]!.hint).toBe("Did you mean /docs/a?");
    expect(plan({ from: "/x", to: "/elsewhere/entirely" }).problems[0]!.hint).toBeUndefined();
  });
});
