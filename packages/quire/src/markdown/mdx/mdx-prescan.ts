import { FenceTracker } from "../code/fence.ts";
import type { Prescan } from "../prescan.ts";

/** Inline code, or an address in angle brackets, of a page or for mail. */
const address =
  /(`+)(?!`).*?(?<!`)\1(?!`)|<(https?:\/\/[^\s<>]+)>|<(?:mailto:)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g;

/** The start of a heading, which may be in quotes and items of lists. */
const heading = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*#{1,6}\s/;

/**
 * Prepare MDX text as Docusaurus does: HTML comments become MDX comments, and `{#id}` after a heading a comment
 * that `heading.ts` reads. Addresses in angle brackets become links, as in MDX 1. Lines are preserved, and columns up
 * to a heading's id.
 */
export function prescanMdx(source: string): Prescan {
  const fences = new FenceTracker();
  let inComment = false;
  const lines = source.split("\n").map((line) => {
    if (inComment) {
      const end = line.indexOf("-->");
      if (end < 0) return line.replaceAll("*/", "* ");
      inComment = false;
      return `${line.slice(0, end).replaceAll("*/", "* ")}*/}${comments(line.slice(end + 3))}`;
    }
    if (fences.inside(line)) return line;
    const brace = line.lastIndexOf("{#");
    const id = brace < 0 ? undefined : /^\{#([^\s{}\\]+)\\?\}[ \t]*$/.exec(line.slice(brace))?.[1];
    if (id !== undefined && heading.test(line.slice(0, brace)))
      return `${line.slice(0, brace).replace(/\\$/, "").trimEnd()} {/*#${id}*/}`;
    return line.includes("<!--") ? comments(withLinks(line)) : withLinks(line);
  });
  return { text: lines.join("\n"), placeholders: [], languages: [...fences.languages] };

  function withLinks(line: string): string {
    if (!line.includes("<http") && !line.includes("@")) return line;
    return line.replace(address, (whole, _, url?: string, mail?: string) =>
      url ? `[${url}](<${url}>)` : mail ? `[${mail}](mailto:${mail})` : whole,
    );
  }

  function comments(line: string): string {
    let out = "";
    let at = 0;
    for (let start = line.indexOf("<!--"); start >= 0; start = line.indexOf("<!--", at)) {
      // A comment inside inline code is text.
      if ((line.slice(0, start).split("`").length - 1) % 2 === 1) break;
      const end = line.indexOf("-->", start + 4);
      const inner = line.slice(start + 4, end < 0 ? undefined : end).replaceAll("*/", "* ");
      out += `${line.slice(at, start)}{/* ${inner}${end < 0 ? "" : "*/}"}`;
      at = end < 0 ? line.length : end + 3;
      if (end < 0) {
        inComment = true;
        break;
      }
    }
    return out + line.slice(at);
  }
}
