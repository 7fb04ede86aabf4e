import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { BasePath } from "../base-path.tsx";
import { PagePath } from "../page-path.ts";
import { useHistory, useLocation } from "./router.tsx";

afterEach(() => vi.unstubAllGlobals());

type History = ReturnType<typeof useHistory>;

/** What happens in a browser at `/list?a=1` when a component uses the history. */
function inBrowser(use: (history: History) => void): unknown[] {
  let history: History | undefined;
  renderToStaticMarkup(<Component />);
  function Component() {
    history = useHistory();
    return null;
  }
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      calls.push([name, ...given]);
  const { href, pathname, search, hash } = new URL("https://t.dev/list?a=1");
  vi.stubGlobal("window", {
    location: { href, pathname, search, hash, assign: note("assign"), replace: note("replace") },
    history: { pushState: note("pushState"), replaceState: note("replaceState") },
  });
  use(history!);
  return calls;
}

it("is at the page being rendered", () => {
  const Path = () => JSON.stringify(useLocation());
  const drawn = renderToStaticMarkup(
    <BasePath value="/base/">
      <PagePath value="/a">
        <Path />
      </PagePath>
    </BasePath>,
  );
  expect(drawn.replaceAll("&quot;", '"')).toBe('{"pathname":"/base/a","search":"","hash":""}');
});

it("changes the query on the page, and leaves places and other pages to the browser", () => {
  const calls = inBrowser(({ push, replace }) => {
    push({ search: "b=2" });
    replace({ pathname: "/list", search: "?b=2", state: { top: 9 } });
    push("?c=3");
    push({ search: "" });
    push("#here");
    push("/other?a=1");
    replace("/other");
  });
  expect(calls).toEqual([
    ["pushState", null, "", "https://t.dev/list?b=2"],
    ["replaceState", { top: 9 }, "", "https://t.dev/list?b=2"],
    ["pushState", null, "", "https://t.dev/list?c=3"],
    ["pushState", null, "", "https://t.dev/list"],
    ["assign", "https://t.dev/list?a=1#here"],
    ["assign", "https://t.dev/other?a=1"],
    ["replace", "https://t.dev/other"],
  ]);
});
