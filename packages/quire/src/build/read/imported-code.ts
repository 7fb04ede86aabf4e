import { readFileSync } from "node:fs";
import path from "node:path";
import { holds } from "../../base/file-path.ts";
import { QuireError } from "../../base/problem.ts";
import { isWithinReach } from "../documents/reach.ts";

/** A line that opens or closes a code block: what precedes the fence, the fence, and what follows it. */
const FENCE = /^((?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*)(`{3,}|~{3,})(.*)$/;

/** The file of a code block, and its lines: `file=./a.js#L2-L5`, `#L2-`, `#L-L5` or `#L2`. */
const NAMED = /(?:^|\s)file=((?:\\ |[^\s#])+)(?:#L?(\d+)?(-)?L?(\d+)?)?(?=\s|$)/;

interface Place {
  file: string;
  line: number;
}

/**
 * Fill the code blocks of a document that name a file with its lines, as the plugin `remark-code-import` does.
 *
 * @param file the document, relative to the site
 * @param root absolute path of the folder that `<rootDir>` stands for
 * @throws QuireError when there is no such file, or it is outside both that folder and the reach of the document
 */
export function withImportedCode(file: string, text: string, siteDir: string, root: string): string {
  if (!text.includes("file=")) return text;
  const out: string[] = [];
  let open: { fence: string; imported: boolean } | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, before = "", fence = "", info = ""] = FENCE.exec(line) ?? [];
    if (open) {
      const closes = fence.startsWith(open.fence) && info.trim() === "" && !/[^\s>]/.test(before);
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
    const place = { file, line: index + 1 };
    if (!holds(root, source) && !isWithinReach(siteDir, file, source))
      throw notShown(`${named[1]}, which is outside the repository.`, "Copy it next to the document.", place);
    const indent = before.replace(/[^\s>]/g, " ");
    for (const code of linesOf(named, source, place)) out.push(indent + code);
  }
  return out.join("\n");
}

function nameOf(written: string, root: string): string {
  return written.replaceAll("\\ ", " ").replace(/^<rootDir>/, root);
}

function linesOf(named: RegExpExecArray, source: string, place: Place): string[] {
  const [, , from, dash, to] = named;
  let lines: string[];
  try {
    lines = readFileSync(source, "utf8").replace(/\n$/, "").split(/\r?\n/);
  } catch {
    throw notShown(`${named[1]}, which does not exist.`, "Correct the path after `file=`.", place);
  }
  if (from === undefined && to === undefined) return lines;
  return lines.slice(Number(from ?? 1) - 1, Number(to ?? (dash ? lines.length : from)));
}

function notShown(what: string, hint: string, place: Place): QuireError {
  const message = `This code block is to show ${what}`;
  return new QuireError({ code: "unreadable-file", severity: "error", message, ...place, hint });
}
