const dropped = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/**
 * GitHub's rule for heading anchors: lower case, unless `keepCase`; only letters, marks, numbers, connector
 * punctuation, hyphens and spaces are kept, and each space becomes a hyphen.
 */
export function slug(text: string, keepCase = false): string {
  return (keepCase ? text : text.toLowerCase()).replace(dropped, "").replaceAll(" ", "-");
}

/** Gives each heading of a page a unique anchor: the second "Setup" becomes `setup-1`. */
export class Slugger {
  private readonly used = new Set<string>();
  private readonly reserved = new Set<string>();
  /** The last suffix used for each text. */
  private readonly numbers = new Map<string, number>();

  constructor(private readonly keepCase = false) {}

  /** A new id for a text, distinct from all previous and reserved ones. */
  next(text: string): string {
    const base = slug(text, this.keepCase) || "section";
    let number = this.numbers.get(base) ?? 0;
    let id = base;
    while (this.used.has(id) || this.reserved.has(id)) id = `${base}-${++number}`;
    this.numbers.set(base, number);
    this.used.add(id);
    return id;
  }

  /** Reserve an id that an author set further down the page. */
  reserve(id: string): void {
    this.reserved.add(id);
  }

  /** Use an id set by an author; returns false if it is taken. */
  claim(id: string): boolean {
    if (this.used.has(id)) return false;
    this.used.add(id);
    return true;
  }
}
