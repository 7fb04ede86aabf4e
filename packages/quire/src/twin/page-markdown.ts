import { decodeEntities } from "../entities.ts";
import { blocksOf } from "./blocks.ts";
import { readHtml } from "./html-tree.ts";

/**
 * A page as Markdown for those who read no HTML: what its main region shows, and nothing of the site around it. Each
 * part reads as its static HTML says; an element with `data-markdown` reads as that instead, and one in which it is
 * empty is left out.
 *
 * @param html the page as it is drawn, before `withoutMarkdown`
 */
export function pageMarkdown(html: string): string {
  const blocks = blocksOf(readHtml(mainRegion(html)));
  const title = blocks.findIndex((text) => text.startsWith("# "));
  // What stands above the title, such as the version it is about, is said below it.
  if (title > 0) blocks.unshift(...blocks.splice(title, 1));
  if (title < 0) {
    const written = decodeEntities(
      /<title>([^<]*?)(?: [|·–-] [^<|·–-]*)?<\/title>/.exec(html)?.[1] ?? "",
    ).trim();
    if (written !== "") blocks.unshift(`# ${written}`);
  }
  return `${blocks.join("\n\n")}\n`;
}

/** The page without the words that are for its Markdown only. */
export function withoutMarkdown(html: string): string {
  return html.includes(" data-markdown=") ? html.replace(/ data-markdown="[^"]*"/g, "") : html;
}

/** What stands inside a page's main region, or between the navbar and the footer where a page names none. */
export function mainRegion(html: string): string {
  const main = html.indexOf("<main");
  if (main >= 0) return html.slice(html.indexOf(">", main) + 1, html.lastIndexOf("</main>"));
  const page = html.indexOf('<div id="page"');
  if (page < 0) return "";
  const end = html.indexOf("<footer", page);
  return html.slice(html.indexOf(">", page) + 1, end < 0 ? html.length : end);
}
