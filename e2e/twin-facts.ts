/** Reads a page and its Markdown twin, each in a way of its own, and says what the twin lacks. */

/** Elements that are there for hands and eyes; what a page says of itself around its text. */
const silent =
  /<(nav|button|svg|script|style|label|output|datalist|select|template)\b[^>]*>[\s\S]*?<\/\1>|<footer [^>]*class="doc-after">[\s\S]*?<\/footer>|<a class="anchor"[^>]*>(?:<\/a>)?|<details class="toc"[\s\S]*?<\/details>/g;

/**
 * What of a page's article its twin does not hold: headings, rows of tables, blocks of code and links, each as its
 * kind and text.
 *
 * @param html the page
 * @param markdown its twin
 */
export function missingFromTwin(html: string, markdown: string): string[] {
  const article = articleOf(html);
  const lines = markdown.split("\n");
  const without = new Set(
    lines.filter((line) => /^\s*(?:> )*(?:[-\d.]+ )*#{1,6} /.test(line)).map((line) => letters(plain(line))),
  );
  const rows = new Set(lines.filter((line) => line.includes("| ")).map((line) => letters(plain(line))));
  const text = lines.map((line) => line.replace(/^(?:\s|> ?)+/, "").trimEnd()).join("\n");
  const addresses = new Set([...markdown.matchAll(/\]\(<?([^\s()<>]+)>?\)/g)].map(([, address]) => address));
  const missing: string[] = [];
  const drawn = article.replace(/<pre\b[\s\S]*?<\/pre>/g, "").replace(silent, "");
  for (const [, , inner] of drawn.matchAll(/<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/g)) {
    const heading = letters(read(inner!));
    if (!without.has(heading)) missing.push(`heading: ${read(inner!)}`);
  }
  const tables = article.replace(silent, "");
  for (const [, inner] of tables.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)) {
    const row = letters(read(inner!));
    if (!rows.has(row)) missing.push(`row: ${read(inner!).slice(0, 200)}`);
  }
  for (const [whole, inner] of article.matchAll(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g)) {
    const code = decode(inner!.replace(/<[^>]*>/g, ""));
    const shown = code.split("\n").map((line) => line.replace(/^\s+/, "").trimEnd());
    const inCell = tables.includes(whole) && insideTable(tables, whole);
    const found = inCell
      ? shown.every((line) => markdown.includes(line.replaceAll("|", "\\|")))
      : text.includes(shown.join("\n").trim());
    if (!found) missing.push(`code: ${code.slice(0, 120)}`);
  }
  for (const [, attributes] of drawn.matchAll(/<a\b([^>]*)>/g)) {
    const href = /\shref="([^"]*)"/.exec(attributes!)?.[1];
    // The name of an entry, a link to itself for readers to copy, is a name there.
    if (href === undefined || href === `#${/\sid="([^"]*)"/.exec(attributes!)?.[1]}`) continue;
    const address = decode(href).replace(/\s/g, "%20");
    if (
      !addresses.has(address) &&
      !markdown.includes(`](<${address}>)`) &&
      !markdown.includes(`](${address})`)
    )
      missing.push(`link: ${decode(href)}`);
  }
  return missing;
}

/** What the page says itself: its article, or where there is none its main region. */
function articleOf(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const articles = [...main.matchAll(/<article\b[^>]*>[\s\S]*?<\/article>/g)].map(([article]) => article);
  return articles.length === 1
    ? articles[0]!
    : main.replace(/<div class="page-menu">[\s\S]*?<\/details><\/div>/, "");
}

function insideTable(html: string, code: string): boolean {
  const before = html.slice(0, html.indexOf(code));
  return before.lastIndexOf("<td") > before.lastIndexOf("</td>");
}

/** Text of HTML; an image says its alternative. */
function read(html: string): string {
  const text = html.replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/g, " $1 ").replace(/<[^>]*>/g, " ");
  return decode(text).replace(/\s+/g, " ").trim();
}

/** Text of Markdown, as far as letters go: addresses and tags dropped. */
function plain(line: string): string {
  return line.replace(/\]\((?:<[^>]*>|[^()\s]*)\)/g, "]").replace(/<\/?(?:sup|sub|br)>/g, " ");
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

function decode(text: string): string {
  const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => names[name]!);
}
