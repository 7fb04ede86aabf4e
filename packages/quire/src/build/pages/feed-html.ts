import { withoutMarkdown } from "../../twin/page-markdown.ts";

/**
 * Adapt the body of a post for feed readers: remove anchor links of headings and everything that needs scripts
 * (buttons, the elements around islands), and replace diagrams, whose colours depend on the site's style sheet,
 * by their text alternative.
 */
export function feedHtml(html: string): string {
  return withoutMarkdown(html)
    .replace(/<a class="anchor"[^>]*>(.*?)<\/a>/gs, "$1")
    .replace(/<button [^>]*class="[^"]*\bscripted"[^>]*>.*?<\/button>/gs, "")
    .replace(/<\/?(?:quire-island|quire-children|template)\b[^>]*>|<!--.*?-->/gs, "")
    .replace(/<figure class="diagram" aria-label="([^"]*)"[^>]*>.*?<\/figure>/gs, "<p><em>$1</em></p>");
}
