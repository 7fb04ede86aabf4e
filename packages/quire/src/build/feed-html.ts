import { withoutMarkdown } from "../twin/page-markdown.ts";

/**
 * The body of a post as feed readers can show it: without the links of headings to themselves and what needs the site's
 * scripts (buttons, the elements around islands), and with the words for a diagram in its place, whose colours only the
 * site's style sheet knows.
 */
export function feedHtml(html: string): string {
  return withoutMarkdown(html)
    .replace(/<a class="anchor" href="[^"]*" aria-label="[^"]*"><\/a>/g, "")
    .replace(/<button [^>]*class="[^"]*\bscripted"[^>]*>.*?<\/button>/gs, "")
    .replace(/<\/?(?:quire-island|quire-children|template)\b[^>]*>|<!--.*?-->/gs, "")
    .replace(/<figure class="diagram" aria-label="([^"]*)"[^>]*>.*?<\/figure>/gs, "<p><em>$1</em></p>");
}
