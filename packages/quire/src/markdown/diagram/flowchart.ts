import { describedNode, enclosures, rectangle, type Shape } from "./flowchart-shapes.ts";
import { rendererLabel } from "./label-text.ts";

interface FlowNode {
  label?: string;
  shape?: Shape;
}

/** Part of a statement; a node is written last, since its label may follow later. */
type Piece = string | (() => string);

const header = /(?:graph|flowchart(?:-elk)?)\b[ \t]*((?:TB|TD|BT|RL|LR)\b|[<>^v](?!\w))?/iy;
const directions: Record<string, string> = { ">": "LR", "<": "RL", "^": "BT", v: "TB" };
const name = /(?:[\p{L}\p{N}\p{M}_.!#$%'*+?\\/`]|-(?![-.>])|=(?!=))+/uy;
/** An arrow, which may have a name, without text or with text in bars after it. */
const arrow = /(?:([\w-]+)@)?([<xo]?)(--+[-xo>]|==+[=xo>]|-?\.+-[xo>]?|~~~+)(?:\s*\|([^|]*)\|)?/y;
/** An arrow that its text interrupts. */
const arrowAroundText =
  /(?:([\w-]+)@)?([<xo]?)(?:--(?<solid>[^\n]+?)(--+[-xo>])|==(?<thick>[^\n]+?)(==+[=xo>])|-\.(?<dotted>[^\n]+?)(\.+-[xo>]?))/y;

/**
 * Rewrite a flowchart in the part of Mermaid's language that the renderer reads. It takes one statement a line, names
 * of ASCII letters, a node's label where the node first occurs, and only the shortest arrows; of anything else it
 * silently draws a part.
 *
 * @throws Error for a statement that is not understood, since a diagram must not lack what its author wrote
 */
export function plainFlowchart(source: string): string {
  return new FlowchartReader(source).read();
}

class FlowchartReader {
  private readonly code: string;
  private at = 0;
  /** Names of nodes and subgraphs, and those that the renderer is given. */
  private readonly names = new Map<string, string>();
  private readonly nodes = new Map<string, FlowNode>();
  private readonly subgraphs = new Set<string>();
  /** Number of subgraphs around what is read. */
  private depth = 0;
  private readonly arrows = new Set<string>();
  /** Whether each link is drawn, in the order in which they are numbered. */
  private readonly links: boolean[] = [];
  private readonly statements: Piece[][] = [];

  constructor(source: string) {
    this.code = source.replace(/^\s*%%.*$/gm, "").trim();
  }

  read(): string {
    const direction = this.take(header)?.[1] ?? "TB";
    for (;;) {
      this.take(/[\s;]+/y);
      if (this.at >= this.code.length) break;
      this.readStatement();
    }
    const lines = this.statements
      .map((pieces) => pieces.map((piece) => (typeof piece === "string" ? piece : piece())).join(""))
      .filter(Boolean);
    return [`graph ${directions[direction] ?? direction}`, ...lines].join("\n");
  }

  private readStatement(): void {
    const end = this.take(/end(?=[ \t]*(?:[\n;]|$))/y);
    const direction = this.take(/direction[ \t]+(?:TB|TD|BT|RL|LR)(?=[ \t]*(?:[\n;]|$))/y);
    const subgraph = this.take(/subgraph\b[ \t]*((?:"[^"\n]*"|[^\n;])*)/y);
    const styling = this.take(/(classDef|class|style|linkStyle)[ \t]+([^\s;]+)[ \t]*([^\n;]*)/y);
    if (end) this.statements.push([this.depth-- > 0 ? "end" : this.fail()]);
    // That of the whole diagram stands in its first line.
    else if (direction) this.statements.push(this.depth > 0 ? [direction[0]] : []);
    else if (subgraph) this.openSubgraph(subgraph[1]!.trim());
    else if (styling) this.addStyle(styling[1]!, styling[2]!, styling[3]!);
    // Links of nodes are not drawn, and neither is how an arrow moves.
    else if (!this.take(/click[ \t](?:"[^"\n]*"|[^\n;])*/y) && !this.readProperties()) this.readChain();
    if (!this.take(/[ \t]*(?:[\n;]|$)/y)) this.fail();
  }

  private openSubgraph(text: string): void {
    const [, id, title] = /^([^\s["]+)\s*\[(.*)\]$/.exec(text) ?? [];
    const unquoted = (words: string) => words.trim().replace(/^"(.*)"$/, "$1");
    // One that has neither is like no other.
    const own = id ?? (unquoted(text) || `\0${this.subgraphs.size}`);
    this.subgraphs.add(own);
    this.depth++;
    this.statements.push([`subgraph ${this.nameOf(own)} [${rendererLabel(unquoted(title ?? text)) || " "}]`]);
  }

  private addStyle(kind: string, targets: string, rest: string): void {
    if (kind === "linkStyle") this.statements.push([() => this.linkStyle(targets, rest)]);
    else
      for (const target of targets.split(",").filter(Boolean)) {
        const own = kind === "classDef" ? className(target) : this.nameOf(target);
        this.statements.push([`${kind} ${own} ${kind === "class" ? className(rest.trim()) : rest}`]);
      }
  }

  /** The style of links, by the numbers that they have without those that are not drawn. */
  private linkStyle(targets: string, rest: string): string {
    const drawn = targets
      .split(",")
      .filter((number) => this.links[Number(number)])
      .map((number) => this.links.slice(0, Number(number)).filter(Boolean).length);
    const own = targets === "default" ? targets : drawn.join(",");
    return own && `linkStyle ${own} ${rest}`;
  }

  /** Read the properties of an arrow; false if it is no arrow that has them. */
  private readProperties(): boolean {
    const start = this.at;
    const found = this.take(/([\w-]+)@\{[^}]*\}/y);
    if (found && this.arrows.has(found[1]!)) return true;
    this.at = start;
    return false;
  }

  /** Read nodes and what joins them. */
  private readChain(): void {
    let nodes = this.readNodes();
    let pieces = nodes;
    for (;;) {
      const end = this.at;
      this.take(/\s+/y);
      const joint = this.readArrow();
      if (joint === undefined) {
        this.at = end;
        break;
      }
      this.take(/\s+/y);
      const [from, to] = [nodes, this.readNodes()];
      for (let link = 0; link < countOf(from) * countOf(to); link++) this.links.push(joint !== "");
      if (joint === "") this.statements.push(pieces);
      pieces = joint === "" ? to : [...pieces, ` ${joint} `, ...to];
      nodes = to;
    }
    this.statements.push(pieces);
  }

  private readNodes(): Piece[] {
    const pieces = [this.readNode()];
    while (this.take(/\s*&\s*/y)) pieces.push(" & ", this.readNode());
    return pieces;
  }

  private readNode(): Piece {
    const id = this.take(name)?.[0] ?? this.fail();
    const node = this.nodes.get(id) ?? {};
    this.nodes.set(id, node);
    Object.assign(node, this.readLabel());
    Object.assign(node, describedNode(this.take(/@\{([^}]*)\}/y)?.[1] ?? ""));
    const own = this.nameOf(id);
    const styled = this.take(/:::([\w-]+)/y)?.[1];
    return () => {
      const [open, close] = node.shape ?? rectangle;
      const label = `${open}${rendererLabel(node.label ?? id) || " "}${close}`;
      return `${own}${this.subgraphs.has(id) ? "" : label}${styled ? `:::${className(styled)}` : ""}`;
    };
  }

  private readLabel(): FlowNode {
    for (const [open, close, shape] of enclosures) {
      if (!this.code.startsWith(open, this.at)) continue;
      const start = this.at + open.length;
      const quoted = /^\s*"([^"]*)"\s*/.exec(this.code.slice(start));
      const end = quoted ? start + quoted[0].length : this.code.indexOf(close, start);
      const label = quoted ? quoted[1]! : this.code.slice(start, end);
      if (!this.code.startsWith(close, end) || (!quoted && /[[\]\n]/.test(label))) continue;
      this.at = end + close.length;
      return { label, shape };
    }
    return {};
  }

  /** Read an arrow, for the renderer; "" for one that only arranges nodes and is not drawn. */
  private readArrow(): string | undefined {
    const found = this.take(arrow) ?? this.take(arrowAroundText);
    if (!found) return undefined;
    const [, id, start] = found;
    if (id) this.arrows.add(id);
    const around = found.groups;
    if (!around) return found[3]!.startsWith("~") ? "" : plainArrow(start!, found[3]!, found[4]);
    const text = around.solid ?? around.thick ?? around.dotted;
    return plainArrow(start!, found[4] ?? found[6] ?? found[8]!, text);
  }

  private nameOf(id: string): string {
    const known = this.names.get(id) ?? `n${this.names.size}`;
    this.names.set(id, known);
    return known;
  }

  /** What a pattern matches here, which is then read. */
  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.code) ?? undefined;
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private fail(): never {
    const line = this.code.slice(this.code.lastIndexOf("\n", this.at - 1) + 1).split("\n", 1)[0]!;
    throw new Error(`Its line \`${line.trim()}\` is not understood`);
  }
}

/** Number of nodes in the pieces for them, between which there are others. */
const countOf = (nodes: readonly Piece[]) => (nodes.length + 1) / 2;

const className = (text: string) => text.replace(/\W/g, "_");

/** An arrow as the renderer writes it: circles and crosses at its ends become arrowheads. */
function plainArrow(start: string, end: string, text: string | undefined): string {
  const hasHead = /[xo>]$/.test(end);
  const line = end.startsWith("=") ? ["===", "==>"] : end.includes(".") ? ["-.-", "-.->"] : ["---", "-->"];
  const label = rendererLabel(text?.trim().replace(/^"([\s\S]*)"$/, "$1") ?? "");
  return `${start ? "<" : ""}${line[hasHead ? 1 : 0]}${label ? `|${label}|` : ""}`;
}
