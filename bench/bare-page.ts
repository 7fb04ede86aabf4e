import type { Page } from "playwright-core";

/**
 * The article of the open page as bare HTML: the same text in the same tags, without classes, styles, scripts and
 * frame. As the least that a browser can be given, it serves as the baseline for pages of the theme.
 */
export function barePageOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept =
      /^(h[1-6]|p|[uod]l|li|d[td]|table|thead|tbody|tr|t[dh]|pre|code|a|em|strong|blockquote|hr|br|details|summary)$/;
    const skipped = /^(button|script|style|svg|template|nav|img|picture)$/;
    const escaped = (text: string) =>
      text.replace(/[&<"]/g, (sign) => `&${{ "&": "amp", "<": "lt", '"': "quot" }[sign]};`);
    const write = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? "");
      if (!(node instanceof Element)) return "";
      const name = node.localName;
      if (skipped.test(name)) return "";
      const inside = [...node.childNodes].map(write).join("");
      if (!kept.test(name)) return inside;
      const href = name === "a" ? node.getAttribute("href") : null;
      const open = href === null ? `<${name}>` : `<a href="${escaped(href)}">`;
      return name === "br" || name === "hr" ? open : `${open}${inside}</${name}>`;
    };
    const articles = document.querySelectorAll("main article");
    const article = (articles.length === 1 ? articles[0] : document.querySelector("main")) ?? document.body;
    const title = escaped(document.title);
    // Without an icon, the browser would request /favicon.ico.
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><body>${write(article)}</body></html>`;
  });
}
