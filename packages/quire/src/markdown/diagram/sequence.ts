import { withCharacters } from "./label-text.ts";

/**
 * Rewrite a sequence diagram in the part of Mermaid's language that the renderer reads: it drops messages without text
 * or between participants with spaces in their names, and does not number messages.
 *
 * @throws Error for a line that is not understood, since a diagram must not lack what its author wrote
 */
export function plainSequence(source: string): string {
  const reader = new SequenceReader();
  const body = source.slice(source.indexOf("sequenceDiagram") + "sequenceDiagram".length);
  for (const line of body.split("\n")) reader.read(line.trim());
  return reader.lines.join("\n");
}

class SequenceReader {
  readonly lines = ["sequenceDiagram"];
  private readonly names = new Map<string, string>();
  /** The blocks that are open: whether each is drawn. */
  private readonly open: boolean[] = [];
  /** Number of the next message, if they are numbered. */
  private count: number | undefined;

  private readonly rules: readonly (readonly [RegExp, (...found: string[]) => unknown])[] = [
    // Nothing of these is drawn.
    [/^(?:;|%%.*|(?:activate|deactivate|destroy|links?|properties|details|title)\b.*|)$/, () => undefined],
    [
      /^autonumber\b(?:\s*(off)|\s*(\d+)|)/,
      (off, first) => this.countFrom(off ? undefined : Number(first || 1)),
    ],
    [
      /^(?:create\s+)?(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/,
      (kind, name, label) => this.nameOf(name!, kind, label),
    ],
    [
      /^note\s+(left of|right of|over)\s+([^:]+):(.*)$/i,
      (side, names, text) => this.add(`Note ${side!.toLowerCase()} ${this.namesOf(names!)}:`, text),
    ],
    // What groups lines by a colour only.
    [/^(?:rect|box)\b/, () => this.open.push(false)],
    [
      /^(loop|alt|opt|par|critical|break)\b(.*)$/,
      (kind, label) => this.open.push(true) && this.add(kind!, label),
    ],
    [/^(?:else|and|option)\b(.*)$/, (label) => this.add("else", label)],
    [/^end$/, () => this.open.pop() && this.lines.push("end")],
    [
      /^(.+?)\s*(?:<<)?(-->>|->>|--x|-x|--\)|-\)|-->|->)\s*([+-]?)\s*([^:]+?)\s*(?::(.*))?$/,
      (from, arrow, mark, to, text) => this.addMessage(from!, arrow! + mark, to!, text ?? ""),
    ],
  ];

  read(line: string): void {
    for (const [pattern, take] of this.rules) {
      const found = pattern.exec(line);
      if (found) {
        take(...found.slice(1));
        return;
      }
    }
    throw new Error(`Its line \`${line}\` is not understood`);
  }

  private add(start: string, text = ""): void {
    this.lines.push(`${start} ${withCharacters(text.trim())}`.trim());
  }

  private addMessage(from: string, arrow: string, to: string, text: string): void {
    const ends = [this.nameOf(from), this.nameOf(to)];
    const number = this.count === undefined ? "" : `${this.count++}. `;
    // The renderer requires text.
    this.lines.push(`${ends.join(arrow)}: ${(number + withCharacters(text.trim())).trim() || "\u00a0"}`);
  }

  private countFrom(first: number | undefined): void {
    this.count = first;
  }

  private namesOf(names: string): string {
    return names
      .split(",")
      .map((name) => this.nameOf(name.trim()))
      .join(",");
  }

  private nameOf(name: string, kind = "participant", label = name): string {
    const known = this.names.get(name);
    if (known) return known;
    const own = `p${this.names.size}`;
    this.names.set(name, own);
    this.add(`${kind} ${own} as`, label);
    return own;
  }
}
