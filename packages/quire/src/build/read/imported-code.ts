import { readFileSync } from "node:fs";
import path from "node:path";
import { QuireError } from "../../base/problem.ts";

/** A line that opens or closes a code block: what precedes the fence, the fence, and what follows it. */
const FENCE = /^([\s>]*)(`{3,}|~{3,})(.*)$/;

/** The file of a code block, and its lines: `file=./a.js#L2-L5`, `#L2-`, `#L-L5` or `#L2`. */
const NAMED = /(?:^|\s)file=((?:\\ |[^\s#])+)(?:#L?(\d+)?(-)?L?(\d+)?)?(?=\s|$)/;

/**
 * Fill the code blocks of a document that name a file with its lines, as the plugin `remark-code-import` does.
 *
 * @param file the document, relative to the site
 * @param root absolute path of the folder that `<rootDir>` stands for
 * @throws QuireError when there is no such file
 */
export function withImportedCode(file: string, text: string, siteDir: string, root: string): string {
  if (!text.includes("file=")) return text;
  const out: string[] = [];
  let open: { fence: string; imported: boolean } | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const [, before = "", fence = "", info = ""] = FENCE.exec(line) ?? [];
    if (open) {
      const closes = fence.startsWith(open.fence) && info.trim() === "";
      if (closes || !open.imported) out.push(line);
      if (closes) open = undefined;
      continue;
    }
    out.push(line);
    if (fence === "") continue;
    const named = NAMED.exec(info);
    open = { fence, imported: named !== null };
    if (!named) continue;
    const source = path.resolve(siteDir, path.dirname(file), nameOf(named[1]!, root));
    for (const code of linesOf(named, source, { file, line: index + 1 })) out.push(before + code);
  }
  return out.join("\n");
}

function nameOf(written: string, root: string): string {
  return written.replaceAll("\\ ", " ").replace(/^<rootDir>/, root);
}

function linesOf(named: RegExpExecArray, source: string, place: { file: string; line: number }): string[] {
  const [, , from, dash, to] = named;
  let lines: string[];
  try {
    lines = readFileSync(source, "utf8").replace(/\n$/, "").split(/\r?\n/);
  } catch {
    throw new QuireError({
      code: "unreadable-file",
      severity: "error",
      message: `This code block is to show ${named[1]}, which does not exist.`,
      ...place,
      hint: "Correct the path after `file=`.",
    });
  }
  if (from === undefined && to === undefined) return lines;
  return lines.slice(Number(from ?? 1) - 1, Number(to ?? (dash ? lines.length : from)));
}
