import { blocksOf } from "./blocks.ts";
import { readHtml } from "./html-tree.ts";

/**
 * Convert a page to Markdown: the content of its main region, without the frame. An element with `data-markdown`
 * is replaced by that value, and dropped if it is empty.
 *
 * @param html the page as rendered, before `withoutMarkdown`
 * @param headTitle title of the page, for one that shows none
 */
export function pageMarkdown(html: string, headTitle = ""): string {
  const blocks = blocksOf(readHtml(mainRegion(html)));
  const title = blocks.findIndex((text) => text.startsWith("# "));
  // What precedes the title, such as the version, is moved below it.
  if (title > 0) blocks.unshift(...blocks.splice(title, 1));
  if (title < 0 && headTitle !== "") blocks.unshift(`# ${headTitle}`);
  return `${blocks.join("\n\n")}\n`;
}

/** Remove `data-markdown` attributes from a page. */
export function withoutMarkdown(html: string): string {
  return html.includes(" data-markdown=") ? html.replace(/ data-markdown="[^"]*"/g, "") : html;
}

/** The content of a page's main region, or, without one, everything between navbar and footer. */
export function mainRegion(html: string): string {
  const main = html.indexOf("<main");
  if (main >= 0) return html.slice(html.indexOf(">", main) + 1, html.lastIndexOf("</main>"));
  const page = html.search(/<div id="(?:page|whole)"/);
  if (page < 0) return "";
  const end = html.indexOf("<footer", page);
  return html.slice(html.indexOf(">", page) + 1, end < 0 ? html.length : end);
}
