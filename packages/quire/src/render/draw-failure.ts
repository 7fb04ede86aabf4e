import { messageOf, type Problem } from "../problem.ts";
import type { PageRoute } from "../site/page-route.ts";

/** Errors of React that do not help authors, with what to say instead. */
const ADVICE: { said: RegExp; message?: string; hint: string }[] = [
  {
    said: /^A component suspended while responding to synchronous input/,
    message: "one of its components is asynchronous.",
    hint: "Components are drawn at once. Await what they show at the top of their module, outside of them, or make it in a data module.",
  },
  {
    said: /^[\w$]+ is not defined$/,
    hint: "Import or export it; in a document, write \\{ for a brace that is text.",
  },
  {
    said: /^Script execution timed out/,
    message: "it takes too long, and was given up.",
    hint: "Look for a component that draws itself, or a loop that does not end, in what the page shows.",
  },
  {
    said: /^Element type is invalid/,
    hint: "What a tag names there is no component: look at how it is imported, and at what its module exports.",
  },
];

/**
 * Convert an error that occurred while drawing a page into problems.
 *
 * @param place where in the site's code it arose; otherwise the page's own file is named
 */
export function drawFailure(
  error: unknown,
  route: PageRoute,
  place: Pick<Problem, "file" | "line" | "column"> | undefined,
): Problem {
  const said = messageOf(error);
  const advice = ADVICE.find((one) => one.said.test(said));
  return {
    code: "render",
    severity: "error",
    message: `The page ${route.path} cannot be drawn: ${advice?.message ?? said}`,
    ...(place ?? { file: sourceFile(route) }),
    hint: advice?.hint,
  };
}

/** The file that a page is made from, if there is one. */
function sourceFile(route: PageRoute): string | undefined {
  if (route.kind === "doc") return route.doc.source.file;
  if (route.kind === "blog-post") return route.post.source.file;
  return route.kind === "page" ? route.page.file : undefined;
}
