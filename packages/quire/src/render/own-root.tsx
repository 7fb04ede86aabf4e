import { rootAttributes } from "../theme/document.tsx";
import { renderStatic } from "./html.tsx";

/**
 * Give the `<html>` element of a page attributes of its own, next to those of every page. Navigation within the
 * document would not exchange them, so such a page has no region that could be exchanged, and is loaded in full.
 *
 * @param html the page, from `<html>` on
 */
export function withOwnRoot(
  html: string,
  own: Record<string, unknown>,
  root: Parameters<typeof rootAttributes>[0],
): string {
  const [opening] = renderStatic(<html {...rootAttributes(root)} {...own} />).split("</html>");
  const rest = html
    .slice(html.indexOf(">") + 1)
    .replace('<div id="page"', '<div id="whole"')
    .replace('skip-link" href="#page"', 'skip-link" href="#whole"');
  return opening + rest;
}
