import { FenceTracker } from "./fence.ts";
import type { Placeholder } from "./prescan.ts";
import { standIn } from "./prescan.ts";

/**
 * The Markdown twin of a text: the author's own Markdown, with edits for what means nothing to a machine
 * (imports, tags, comments) and marks in place of addresses.
 */
export class Twin {
  private readonly text: string;
  private readonly edits: { start: number; end: number; by: string }[] = [];
  /** What is written for each placeholder; what has no entry is dropped. */
  readonly stands = new Map<number, string>();

  constructor(text: string) {
    this.text = text;
  }

  /** Replace a range of the text. Of overlapping edits the outermost wins. */
  replace(start: number, end: number, by: string): void {
    this.edits.push({ start, end, by });
  }

  /** Put a mark in place of an address that stands somewhere between two offsets, behind the edit before. */
  replaceAddress(url: string, from: number, to: number, mark: string): void {
    const behind = this.edits.at(-1)?.end ?? 0;
    const at = this.text.indexOf(url, behind <= to ? Math.max(from, behind) : from);
    if (at >= 0 && at + url.length <= to && url !== "") this.replace(at, at + url.length, mark);
  }

  toString(placeholders: readonly Placeholder[]): string {
    this.edits.sort((a, b) => a.start - b.start || b.end - a.end);
    let out = "";
    let at = 0;
    for (const edit of this.edits) {
      if (edit.start < at) continue;
      out += this.text.slice(at, edit.start) + edit.by;
      at = edit.end;
    }
    out += this.text.slice(at);
    if (placeholders.length > 0) {
      out = out.replace(standIn, (_, index: string) => this.stands.get(Number(index)) ?? "");
    }
    return tidy(out);
  }
}

/** Drop what edits left behind: spaces at line ends of blank lines, and runs of blank lines outside code. */
function tidy(text: string): string {
  const fences = new FenceTracker();
  const out: string[] = [];
  for (const line of text.split("\n")) {
    const code = fences.inside(line);
    if (!code && line.trim() === "" && (out.length === 0 || out.at(-1) === "")) continue;
    out.push(!code && line.trim() === "" ? "" : line);
  }
  while (out.at(-1) === "") out.pop();
  return out.length === 0 ? "" : `${out.join("\n")}\n`;
}
