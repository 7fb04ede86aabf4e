const dropped = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/**
 * GitHub's rule for heading anchors: lower case, everything but letters, marks, numbers, connector
 * punctuation, hyphens and spaces dropped, each space a hyphen.
 */
export function slug(text: string): string {
  return text.toLowerCase().replace(dropped, "").replaceAll(" ", "-");
}

/** Gives every heading of a page its own anchor: the second "Setup" is `setup-1`. */
export class Slugger {
  private readonly used = new Set<string>();
  private readonly reserved = new Set<string>();
  /** The last number that was put behind a text. */
  private readonly numbers = new Map<string, number>();

  /** An id made from text, neither given out before nor reserved. */
  next(text: string): string {
    const base = slug(text) || "section";
    let number = this.numbers.get(base) ?? 0;
    let id = base;
    while (this.used.has(id) || this.reserved.has(id)) id = `${base}-${++number}`;
    this.numbers.set(base, number);
    this.used.add(id);
    return id;
  }

  /** Keep an id for the place further down where an author wrote it. */
  reserve(id: string): void {
    this.reserved.add(id);
  }

  /** Take an id an author wrote; returns false when it stands on the page already. */
  claim(id: string): boolean {
    if (this.used.has(id)) return false;
    this.used.add(id);
    return true;
  }
}
