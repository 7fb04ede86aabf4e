const dropped = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/**
 * GitHub's rule for heading anchors: lower case, everything but letters, marks, numbers, connector
 * punctuation, hyphens and spaces dropped, each space a hyphen.
 */
export function slug(text: string): string {
  return text.trim().toLowerCase().replace(dropped, "").replaceAll(" ", "-");
}

/** Gives every heading of a page its own anchor: the second "Setup" is `setup-1`. */
export class Slugger {
  private readonly used = new Map<string, number>();

  /** An id made from text, never given out before. */
  next(text: string): string {
    const base = slug(text) || "section";
    let count = this.used.get(base);
    if (count === undefined) {
      this.used.set(base, 0);
      return base;
    }
    let id: string;
    do id = `${base}-${++count}`;
    while (this.used.has(id));
    this.used.set(base, count);
    this.used.set(id, 0);
    return id;
  }

  /** Take an id an author wrote; returns false when it stands on the page already. */
  claim(id: string): boolean {
    if (this.used.has(id)) return false;
    this.used.set(id, 0);
    return true;
  }
}
