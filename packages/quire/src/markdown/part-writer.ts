import type { ComponentPart, Part } from "./document.ts";
import type { Place } from "./place.ts";

/** Hears what is wrong with what is written. */
export interface PartListener {
  /** An element or component was never closed. */
  unclosed(name: string, at: Place, file: string): void;
  /** Components nest too deep to be drawn; told once. */
  tooDeep(at: Place, file: string): void;
}

/** Drawing components takes the call stack: no page nests them this deep. */
const deepestComponent = 100;

interface Frame {
  kind: "element" | "component" | "container";
  /** Tag name, component name as written, or "" for a Markdown container. */
  name: string;
  /** Where it was opened. */
  at: Place;
  /** File it was opened in. */
  file: string;
  /** Component frames: the parts that go on after the component. */
  outer?: Part[];
  /** Elements that are dropped with all they hold. */
  muted?: boolean;
  /** Tags that leave no trace, unlike what they hold. */
  transparent?: boolean;
}

/** Elements whose end tag HTML lets authors leave out. */
const optionalEnd = new Set([
  "p",
  "li",
  "dt",
  "dd",
  "tr",
  "td",
  "th",
  "thead",
  "tbody",
  "tfoot",
  "option",
  "colgroup",
]);
/** Elements that hold text, not blocks. */
const phrasing = new Set(
  "p summary h1 h2 h3 h4 h5 h6 span a b i u em strong small sub sup kbd code mark del ins font label button pre".split(
    " ",
  ),
);

/**
 * Writes the body of a document. Raw HTML elements, components and Markdown containers are kept on one
 * stack, so that whatever authors leave open is closed where its container ends, and a closing tag that
 * closes nothing is dropped: what comes out is balanced.
 */
export class PartWriter {
  private parts: Part[] = [];
  private html = "";
  private readonly frames: Frame[] = [];
  private mutedFrames = 0;
  private componentFrames = 0;
  private toldTooDeep = false;
  private readonly listener: PartListener;
  /** File of what is written now. */
  file: string;

  constructor(file: string, listener: PartListener) {
    this.file = file;
    this.listener = listener;
  }

  /** Whether the innermost raw element takes text only, so that a paragraph must not be one. */
  get inPhrasing(): boolean {
    const frame = this.frames.at(-1);
    return frame?.kind === "element" && phrasing.has(frame.name);
  }

  /** Name of the innermost raw element or component; undefined in a Markdown container. */
  get innermost(): string | undefined {
    const frame = this.frames.at(-1);
    return frame?.kind === "container" ? undefined : frame?.name;
  }

  /** Whether a component is the innermost thing open. */
  get inComponent(): boolean {
    return this.frames.at(-1)?.kind === "component";
  }

  /** Whether what is written now is dropped (inside `<script>`). */
  get muted(): boolean {
    return this.mutedFrames > 0;
  }

  /** Append HTML that is balanced, or whose tags the caller balances within one container. */
  write(html: string): void {
    if (this.mutedFrames > 0) return;
    this.html += html;
  }

  /** Begin a part that only marks which piece of the body is whose. */
  openMark(component: string, props: Record<string, unknown>): void {
    this.openComponent("", component, props, { line: 1, column: 1 });
    this.openContainer("");
  }

  closeMark(): void {
    this.closeContainer("");
    this.close("");
  }

  /** Append a component without children, or with children made elsewhere. */
  part(part: ComponentPart): void {
    if (this.mutedFrames > 0) return;
    this.flush();
    this.parts.push(part);
  }

  /** Begin a Markdown container: what is opened inside it ends with it. */
  openContainer(html: string): void {
    this.write(html);
    this.frames.push({ kind: "container", name: "", at: { line: 0, column: 0 }, file: this.file });
  }

  closeContainer(html: string): void {
    for (let frame = this.frames.pop(); frame && frame.kind !== "container"; frame = this.frames.pop()) {
      this.end(frame, true);
    }
    this.write(html);
  }

  openElement(name: string, startTag: string, at: Place): void {
    this.write(startTag);
    this.frames.push({ kind: "element", name, at, file: this.file });
  }

  /** Begin an element that is dropped with all it holds. */
  openMuted(name: string, at: Place): void {
    this.frames.push({ kind: "element", name, at, muted: true, file: this.file });
    this.mutedFrames++;
  }

  /** Begin something whose tags leave no trace. */
  openTransparent(name: string, at: Place): void {
    this.frames.push({ kind: "element", name, at, transparent: true, file: this.file });
  }

  openComponent(name: string, component: string, props: Record<string, unknown>, at: Place): void {
    const tooDeep = this.componentFrames >= deepestComponent;
    if (tooDeep && !this.toldTooDeep) this.listener.tooDeep(at, this.file);
    this.toldTooDeep ||= tooDeep;
    if (tooDeep || this.mutedFrames > 0) {
      this.openTransparent(name, at);
      return;
    }
    this.componentFrames++;
    const part: ComponentPart = { component, props, children: [] };
    this.part(part);
    this.frames.push({ kind: "component", name, at, outer: this.parts, file: this.file });
    this.parts = part.children;
  }

  /** Close the innermost open element or component of this name; false when there is none to close. */
  close(name: string): boolean {
    let index = this.frames.length - 1;
    while (index >= 0 && this.frames[index]!.kind !== "container" && this.frames[index]!.name !== name)
      index--;
    if (index < 0 || this.frames[index]!.kind === "container") return false;
    while (this.frames.length > index) this.end(this.frames.pop()!, this.frames.length > index);
    return true;
  }

  /** A copy of what has been written, with everything closed; undefined inside something open. */
  snapshot(): Part[] | undefined {
    if (this.frames.length > 0) return undefined;
    const copy: Part[] = structuredClone(this.parts);
    if (this.html !== "") copy.push(this.html);
    return copy;
  }

  /** Close what is open and return the body. */
  finish(): Part[] {
    for (let frame = this.frames.pop(); frame; frame = this.frames.pop()) this.end(frame, true);
    this.flush();
    return this.parts;
  }

  private end(frame: Frame, unclosed: boolean): void {
    if (frame.kind === "container") return;
    if (unclosed && !optionalEnd.has(frame.name)) this.listener.unclosed(frame.name, frame.at, frame.file);
    if (frame.muted) this.mutedFrames--;
    else if (frame.transparent) return;
    else if (frame.kind === "element") this.write(`</${frame.name}>`);
    else {
      this.flush();
      this.parts = frame.outer!;
      this.componentFrames--;
    }
  }

  private flush(): void {
    if (this.html !== "") this.parts.push(this.html);
    this.html = "";
  }
}
