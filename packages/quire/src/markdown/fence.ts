/** Follows fenced code blocks line by line, without parsing anything else. */
export class FenceTracker {
  private marker = "";
  private length = 0;
  /** Content column of the list item the fence was opened in, on the item's own line; 0 when in none. */
  private indent = 0;
  /** The language words of every fence seen. */
  readonly languages = new Set<string>();

  /** Whether the line is part of a fenced code block, its fences included. Call once a line, in order. */
  inside(line: string): boolean {
    if (this.length > 0) {
      if (this.indent === 0 || line.trim() === "" || line.search(/\S/) >= this.indent) {
        const close = /^[\s>]*(`{3,}|~{3,})[ \t]*$/.exec(line);
        if (close && close[1]!.charAt(0) === this.marker && close[1]!.length >= this.length) this.length = 0;
        return true;
      }
      this.length = 0;
    }
    if (!line.includes("```") && !line.includes("~~~")) return false;
    const open = /^((?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*)(`{3,}|~{3,})(.*)$/.exec(line);
    if (!open || (open[2]!.charAt(0) === "`" && open[3]!.includes("`"))) return false;
    this.marker = open[2]!.charAt(0);
    this.length = open[2]!.length;
    this.indent = /[-*+.)]\s/.test(open[1]!) && !open[1]!.includes(">") ? open[1]!.length : 0;
    const language = /^[ \t]*([^\s{]+)/.exec(open[3]!)?.[1];
    if (language) this.languages.add(language.toLowerCase());
    return true;
  }
}
