/** Tracks fenced code blocks line by line, without parsing anything else. */
export class FenceTracker {
  private marker = "";
  private length = 0;
  /** Content column of the list item that contains the open fence; 0 for none. */
  private indent = 0;
  /** Content columns of the list items that contain the last line, outermost first. */
  private readonly items: number[] = [];
  /** Language words of all fences, possibly including some inside code that shows fences. */
  readonly languages = new Set<string>();

  /** Whether a line belongs to a fenced code block, including its fences. Call it for each line in order. */
  inside(line: string): boolean {
    const mayFence = line.includes("```") || line.includes("~~~");
    if (this.length > 0 && !this.leavesItem(line)) {
      if (mayFence) this.readInside(line);
      return true;
    }
    this.length = 0;
    const prefix = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*/.exec(line)![0];
    if (prefix.length < line.length) this.followItems(prefix);
    return mayFence && this.open(line, prefix);
  }

  /** A line indented less than the item's content ends the item, and the fence in it. */
  private leavesItem(line: string): boolean {
    const first = line.search(/\S/);
    return first >= 0 && first < this.indent;
  }

  private readInside(line: string): void {
    const fence = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line);
    if (!fence) return;
    if (fence[2]!.trim() !== "") this.addLanguage(fence[2]!);
    else if (fence[1]!.charAt(0) === this.marker && fence[1]!.length >= this.length) this.length = 0;
  }

  private open(line: string, prefix: string): boolean {
    const fence = /^(`{3,}|~{3,})(.*)$/.exec(line.slice(prefix.length));
    if (!fence || (fence[1]!.charAt(0) === "`" && fence[2]!.includes("`"))) return false;
    this.marker = fence[1]!.charAt(0);
    this.length = fence[1]!.length;
    this.indent = this.items.at(-1) ?? 0;
    this.addLanguage(fence[2]!);
    return true;
  }

  private addLanguage(info: string): void {
    const language = /^[ \t]*([^\s{]+)/.exec(info)?.[1];
    if (language) this.languages.add(language.toLowerCase());
  }

  /** Track the list items that contain a line; block quotes are not tracked. */
  private followItems(prefix: string): void {
    if (prefix.includes(">")) {
      this.items.length = 0;
      return;
    }
    const indent = /^\s*/.exec(prefix)![0].length;
    while ((this.items.at(-1) ?? 0) > indent) this.items.pop();
    for (const marker of prefix.matchAll(/(?:[-*+]|\d{1,9}[.)])\s+/g))
      this.items.push(marker.index + marker[0].length);
  }
}
