import { messageOf, type Problem } from "../base/problem.ts";
import { type PageRoute, sourceOf } from "../site/page-route.ts";

/** Errors of React that do not help authors, with what to say instead. */
const ADVICE: { said: RegExp; message?: string; hint: string }[] = [
  {
    said: /^A component suspended while responding to synchronous input/,
    message: "a component is asynchronous.",
    hint: "Components are rendered synchronously. Use top-level `await` in the module, outside the component, or a data module; render what `lazy` loads in `<Suspense>`.",
  },
  {
    said: /^(?:window|document|localStorage|sessionStorage|navigator|location|self) is not defined$/,
    hint: "Pages are rendered in Node, without a browser. Use it in an effect or an event handler, or render the component in `<BrowserOnly>`.",
  },
  {
    said: /^[\w$]+ is not defined$/,
    hint: "Import or define it. In a document, write `\\{` for a brace that is text.",
  },
  {
    said: /^Script execution timed out/,
    message: "it took too long and was stopped.",
    hint: "Look for a component that renders itself, or for an endless loop.",
  },
  {
    said: /^Element type is invalid/,
    hint: "A tag on the page does not name a component. Check its import, and the exports of that module.",
  },
];

/**
 * Convert an error that occurred while rendering a page into problems.
 *
 * @param place where in the site's code it arose; otherwise the page's own file is named
 */
export function renderFailure(
  error: unknown,
  route: PageRoute,
  place: Pick<Problem, "file" | "line" | "column"> | undefined,
): Problem {
  const said = messageOf(error);
  const advice = ADVICE.find((one) => one.said.test(said));
  return {
    code: "render",
    severity: "error",
    message: `The page ${route.path} cannot be rendered: ${advice?.message ?? said}`,
    ...(place ?? { file: fileOf(route) }),
    hint: advice?.hint,
  };
}

/** The file that a page is made from, if there is one. */
function fileOf(route: PageRoute): string | undefined {
  return route.kind === "page" ? route.page.file : sourceOf(route)?.file;
}
