import type { ComponentPart, Part } from "./document.ts";
import type { Place } from "./place.ts";

/** Receives problems with what is written. */
interface PartListener {
  /** An element or component was never closed. */
  unclosed(name: string, at: Place, file: string): void;
  /** Components are nested too deep to be rendered; reported once. */
  tooDeep(at: Place, file: string): void;
  /** A component is closed. */
  closed(part: ComponentPart, at: Place, file: string): void;
}

/** Maximum depth of components: rendering them uses the call stack, and no real page comes close. */
const MAX_COMPONENT_DEPTH = 100;

/** Something open. Of a `muted` element, nothing is written; of a `transparent` one, only the content. */
type Frame = {
  /** Name of the tag or component as written; "" for a Markdown container. */
  name: string;
  /** Position of the opening tag. */
  at: Place;
  /** File of the opening tag. */
  file: string;
} & (
  | { kind: "element" | "muted" | "transparent" | "container" }
  /** What is written, and the parts to continue with after it. */
  | { kind: "component"; part: ComponentPart; outer: Part[] }
);

/** Elements whose end tag HTML lets authors omit. */
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
/** Elements with phrasing content only: they cannot contain blocks. */
const phrasing = new Set(
  "p summary h1 h2 h3 h4 h5 h6 span a b i u em strong small sub sup kbd code mark del ins font label button pre".split(
    " ",
  ),
);

/**
 * Writes the body of a document. Raw HTML elements, components and Markdown containers share one stack: elements
 * left open are closed where their container ends, and closing tags without an opening one are dropped, so that
 * the output is always balanced.
 */
export class PartWriter {
  private parts: Part[] = [];
  private html = "";
  private readonly frames: Frame[] = [];
  private mutedFrames = 0;
  private componentFrames = 0;
  private toldTooDeep = false;

  constructor(
    /** The current file. */
    public file: string,
    private readonly listener: PartListener,
  ) {}

  /** Whether the innermost raw element takes phrasing content only, so that it cannot contain a paragraph. */
  get inPhrasing(): boolean {
    const frame = this.frames.at(-1);
    return frame !== undefined && frame.kind !== "component" && phrasing.has(frame.name);
  }

  /** Name of the innermost raw element or component; undefined directly inside a Markdown container. */
  get innermost(): string | undefined {
    const frame = this.frames.at(-1);
    return frame?.kind === "container" ? undefined : frame?.name;
  }

  /** Whether the innermost open item is a component. */
  get inComponent(): boolean {
    return this.frames.at(-1)?.kind === "component";
  }

  /** Whether output is currently dropped (inside `<script>`). */
  get muted(): boolean {
    return this.mutedFrames > 0;
  }

  /** Append HTML that is balanced, or that the caller balances within the container. */
  write(html: string): void {
    if (this.mutedFrames > 0) return;
    this.html += html;
  }

  /** Open a part that only marks which piece of the body belongs to what. */
  openMark(component: string, props: Record<string, unknown>): void {
    this.openComponent("", component, props, { line: 1, column: 1 });
    this.openContainer("");
  }

  closeMark(): void {
    this.closeContainer("");
    this.close("");
  }

  /** Append a component without children, or with finished children. */
  part(part: ComponentPart): void {
    if (this.mutedFrames > 0) return;
    this.flush();
    this.parts.push(part);
  }

  /** Open a Markdown container: everything opened inside it is closed with it. */
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

  /** Open an element that is dropped with its content. */
  openMuted(name: string, at: Place): void {
    this.frames.push({ kind: "muted", name, at, file: this.file });
    this.mutedFrames++;
  }

  /** Open an element of which only the content is written. */
  openTransparent(name: string, at: Place): void {
    this.frames.push({ kind: "transparent", name, at, file: this.file });
  }

  openComponent(name: string, component: string, props: Record<string, unknown>, at: Place): void {
    const tooDeep = this.componentFrames >= MAX_COMPONENT_DEPTH;
    if (tooDeep && !this.toldTooDeep) this.listener.tooDeep(at, this.file);
    this.toldTooDeep ||= tooDeep;
    if (tooDeep || this.mutedFrames > 0) {
      this.openTransparent(name, at);
      return;
    }
    this.componentFrames++;
    const part: ComponentPart = { component, props, children: [] };
    this.part(part);
    this.frames.push({ kind: "component", name, at, part, outer: this.parts, file: this.file });
    this.parts = part.children;
  }

  /** Close the innermost open element or component with this name; false if there is none. */
  close(name: string): boolean {
    const index = this.frames.findLastIndex((frame) => frame.kind === "container" || frame.name === name);
    if (index < 0 || this.frames[index]!.kind === "container") return false;
    while (this.frames.length > index) this.end(this.frames.pop()!, this.frames.length > index);
    return true;
  }

  /** A copy of the output so far with everything closed; undefined inside an open element. */
  snapshot(): Part[] | undefined {
    if (this.frames.length > 0) return undefined;
    const copy: Part[] = structuredClone(this.parts);
    if (this.html !== "") copy.push(this.html);
    return copy;
  }

  /** Close everything and return the body. */
  finish(): Part[] {
    for (let frame = this.frames.pop(); frame; frame = this.frames.pop()) this.end(frame, true);
    this.flush();
    return this.parts;
  }

  private end(frame: Frame, unclosed: boolean): void {
    if (frame.kind === "container") return;
    if (unclosed && !optionalEnd.has(frame.name)) this.listener.unclosed(frame.name, frame.at, frame.file);
    if (frame.kind === "muted") this.mutedFrames--;
    else if (frame.kind === "element") this.write(`</${frame.name}>`);
    else if (frame.kind === "component") {
      this.flush();
      this.parts = frame.outer;
      this.componentFrames--;
      this.listener.closed(frame.part, frame.at, frame.file);
    }
  }

  private flush(): void {
    if (this.html !== "") this.parts.push(this.html);
    this.html = "";
  }
}
