import { renderMermaidSVG } from "beautiful-mermaid";
import { contentHash } from "../../base/content-hash.ts";
import { decodeEntities } from "../../base/entities.ts";
import { escapeHtml } from "../../base/escape.ts";
import type { Drawing } from "../input.ts";
import { withChartColours } from "./chart-colours.ts";
import { diagramPrefix as prefix } from "./diagram-css.ts";
import { trimFrame } from "./diagram-extent.ts";
import { plainFlowchart } from "./flowchart.ts";
import { withHeadsOnTop } from "./group-heads.ts";
import { withPunctuation } from "./label-text.ts";
import { withoutNotes } from "./notes.ts";
import { plainSequence } from "./sequence.ts";

/**
 * Render a Mermaid diagram as SVG in the page's colours. It contains no style elements or attributes, which the
 * site's policy forbids. Ids are derived from its source, so that several diagrams can be on a page.
 */
export function drawDiagram(source: string): Drawing {
  const { title, description, code: whole } = accessibleName(source);
  const word = /^\s*(?:%%.*\n\s*)*([A-Za-z]*)/.exec(whole)![1]!;
  // The renderer draws the notes of sequence diagrams only.
  const hasNotes = /^(?:state|class)Diagram/.test(word);
  const { code, notes } = hasNotes ? withoutNotes(whole) : { code: whole, notes: [] };
  let svg: string;
  try {
    svg = renderMermaidSVG(plain(code, word), { padding: 8, transparent: true });
  } catch (error) {
    return { error: (error instanceof Error ? error.message : String(error)).split("\n", 1)[0]! };
  }
  svg = withHeadsOnTop(withPunctuation(svg));
  // The renderer adds this text to entities without attributes.
  svg = svg.replace(/\s*<text\b[^>]*>\(no attributes\)<\/text>/g, "");
  const label = title ?? `${kindOf(word.toLowerCase())}: ${namesIn(svg)}`;
  const id = `d-${contentHash(source).slice(0, 8)}`;
  const clean = withChartColours(withoutStyles(svg, id));
  const named = withName(flowchart.test(word) ? trimFrame(clean) : clean, label, description);
  return { svg: named, label, ...(notes.length > 0 && { notes }) };
}

const flowchart = /^(?:graph|flowchart)$/i;

/**
 * The diagram in the part of Mermaid's language that the renderer reads.
 *
 * @param word the first in it, which says what kind of diagram it is
 */
function plain(code: string, word: string): string {
  if (flowchart.test(word)) return plainFlowchart(code);
  if (word === "sequenceDiagram") return plainSequence(code);
  // The renderer silently drops relationships with ends that it does not know, such as `}o`, "zero or more" on the left.
  return word === "erDiagram" ? code.replace(/\}o(?=--|\.\.)/g, "o{") : code;
}

/** Width in CSS pixels from which a diagram, scaled down to the column, is too small to read. */
const WIDE = 760;

/** Extract `accTitle` and `accDescr` from a diagram's source; `code` is the rest, without directives. */
function accessibleName(source: string): { title?: string; description?: string; code: string } {
  const title = /^\s*accTitle\s*:\s*(.+)$/m.exec(source)?.[1]?.trim();
  const block = /^\s*accDescr\s*(?::\s*(.+)|\{([^}]*)\})\s*$/m.exec(source);
  const front = /^\s*---\n([\s\S]*?)\n\s*---[ \t]*\n/.exec(source);
  const frontTitle = front && /^\s*title:\s*["']?(.+?)["']?\s*$/m.exec(front[1]!)?.[1];
  const description = (block?.[1] ?? block?.[2])?.replace(/\s+/g, " ").trim();
  const code = source
    .slice(front?.[0].length ?? 0)
    // Directives, such as for a theme.
    .replace(/%%\{[\s\S]*?\}%%/g, "")
    .replace(/^\s*accTitle\s*:.*$/gm, "")
    .replace(/^\s*accDescr\s*(?::.*|\{[^}]*\})\s*$/gm, "")
    .trim();
  return {
    ...((title ?? frontTitle) ? { title: (title ?? frontTitle)! } : {}),
    ...(description ? { description } : {}),
    code,
  };
}

function kindOf(word: string): string {
  if (word.startsWith("sequence")) return "Sequence diagram";
  if (word.startsWith("class")) return "Class diagram";
  if (word.startsWith("state")) return "State diagram";
  if (word.startsWith("er")) return "Entity relationship diagram";
  if (word.startsWith("xychart")) return "Chart";
  return "Flowchart";
}

function namesIn(svg: string): string {
  const names = [...svg.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map((match) =>
    match[1]!.replace(/<[^>]*>/g, " "),
  );
  const text = [...new Set(names.map((name) => decodeEntities(name).replace(/\s+/g, " ").trim()))]
    .filter(Boolean)
    .join(", ");
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** Replace styles by attributes and page colours, and make ids unique. */
function withoutStyles(svg: string, id: string): string {
  return svg
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>\s*/g, "")
    .replace(/<svg\b[^>]*>/, (tag) => tag.replace(/\sstyle="[^"]*"/, ""))
    .replace(/\sstyle="([^"]*)"/g, (_, style: string) => styleAttributes(style))
    .replace(/var\(--_?/g, `var(${prefix}`)
    .replace(/\bid="([^"]*)"/g, (_, name: string) => `id="${id}-${name}"`)
    .replace(/url\(#([^)"]*)\)/g, (_, name: string) => `url(#${id}-${name})`)
    .replace(/\bhref="#([^"]*)"/g, (_, name: string) => `href="#${id}-${name}"`)
    .replace(/\s+data-[\w-]+="[^"]*"/g, "")
    .replace(/\sfont-family="[^"]*"/g, "")
    .replace(/\srx="0" ry="0"/g, ' rx="6" ry="6"')
    .replace(/(\d+\.\d{2})\d+/g, "$1")
    .replace(/\n\s*/g, "\n");
}

function styleAttributes(style: string): string {
  return style
    .split(";")
    .map((declaration) => declaration.split(":").map((half) => half.trim()))
    .filter(
      ([name, value]) =>
        name && value && /^(?:fill|stroke|color|opacity|font|text|dominant|letter)[\w-]*$/.test(name),
    )
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

function withName(svg: string, label: string, description: string | undefined): string {
  const text = escapeHtml(label);
  const extra = description ? `<desc>${escapeHtml(description)}</desc>` : "";
  return svg.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const wide = Number(/\swidth="([\d.]+)"/.exec(attributes)?.[1]) > WIDE;
    return `<svg${attributes}${wide ? ' class="diagram-wide"' : ""} role="img" aria-label="${text}">${extra}`;
  });
}
