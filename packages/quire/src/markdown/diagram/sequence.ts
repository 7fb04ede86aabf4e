import { withCharacters } from "./label-text.ts";

/**
 * Rewrite a sequence diagram in the part of Mermaid's language that the renderer reads: it drops messages without text
 * or between participants with spaces in their names, and does not number messages.
 *
 * @throws Error for a line that is not understood, since a diagram must not lack what its author wrote
 */
export function plainSequence(source: string): string {
  const reader = new SequenceReader();
  const body = source.replace(/^\s*(?:%%.*\n\s*)*sequenceDiagram\b/, "");
  for (const line of body.split("\n")) reader.read(line.trim());
  return reader.lines.join("\n");
}

class SequenceReader {
  readonly lines = ["sequenceDiagram"];
  /** By name: what the renderer is given for it, and the line that says so. */
  private readonly participants = new Map<string, { own: string; line: number }>();
  /** The blocks that are open: whether each is drawn. */
  private readonly open: boolean[] = [];
  /** Number of the next message, if they are numbered, and what is added for the one after it. */
  private count: number | undefined;
  private step = 1;

  private readonly rules: readonly (readonly [RegExp, (...found: string[]) => unknown])[] = [
    // Nothing of these is drawn.
    [/^(?:;|%%.*|(?:activate|deactivate|destroy|links?|properties|details|title)\b.*|)$/, () => undefined],
    [
      /^autonumber(?:\s+(off)|\s+(\d+)(?:\s+(\d+))?|)$/,
      (off, first = "1", step = "1") => this.countFrom(off ? undefined : Number(first), Number(step)),
    ],
    [
      /^(?:create\s+)?(participant|actor)\s+(.+?)(?:\s*@\{[^}]*\})?(?:\s+as\s+(.+))?$/,
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
      /^(.+?)\s*(?:<<)?(-->>|->>|--x|-x|--\)|-\)|-->|->)\s*([+-]?)\s*([^:<>]+?)\s*(?::(.*))?$/,
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
    const number = this.count === undefined ? "" : `${this.count}. `;
    if (this.count !== undefined) this.count += this.step;
    // The renderer requires text.
    this.lines.push(`${ends.join(arrow)}: ${(number + withCharacters(text.trim())).trim() || "\u00a0"}`);
  }

  private countFrom(first: number | undefined, step: number): void {
    this.count = first;
    this.step = step;
  }

  private namesOf(names: string): string {
    return names
      .split(",")
      .map((name) => this.nameOf(name.trim()))
      .join(",");
  }

  /** @param label may be given after the participant is first named */
  private nameOf(name: string, kind = "participant", label?: string): string {
    const { own, line } = this.participants.get(name) ?? {
      own: `p${this.participants.size}`,
      line: this.lines.length,
    };
    if (label !== undefined || !this.participants.has(name))
      this.lines[line] = `${kind} ${own} as ${withCharacters((label ?? name).trim())}`;
    this.participants.set(name, { own, line });
    return own;
  }
}
