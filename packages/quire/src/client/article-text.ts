/** A line of an article's text: a paragraph, a list item, a table row, a line of code. */
export interface Line {
  text: string;
  code: boolean;
}

/** A heading of level 2 or 3, and the lines up to the next; the first section is what precedes all of them. */
export interface Section {
  /** Empty for the first. */
  title: string;
  id: string;
  lines: Line[];
}

/** Elements within a line; all others start one. */
const INLINE =
  "a, abbr, b, bdi, br, cite, code, del, dfn, em, i, img, input, ins, kbd, label, mark, picture, q, s, samp, small, span, strong, sub, sup, time, u, var, wbr";

/** Elements whose text is not the author's. */
const OTHERS =
  "button, svg, script, style, template, .anchor:empty, .visually-hidden, [hidden]:not([role=tabpanel])";

/** Read the text of an article, section by section. */
export function sectionsOf(article: Element): Section[] {
  let section: Section = { title: "", id: "", lines: [] };
  const sections = [section];
  let line = "";
  const add = (text: string, code = false) => {
    if (text.trim()) section.lines.push({ text: code ? text : text.replace(/\s+/g, " ").trim(), code });
  };
  const end = () => {
    add(line);
    line = "";
  };
  const read = (node: Node): void => {
    if (node instanceof Text) line += node.data;
    if (!(node instanceof Element) || node.matches(OTHERS)) return;
    const isInline = node.matches(INLINE);
    if (!isInline) end();
    if (node.matches("h2, h3")) {
      section = { title: textOf(node), id: node.id, lines: [] };
      sections.push(section);
    } else if (node.matches("pre")) {
      for (const codeLine of textOf(node).split("\n")) add(codeLine, true);
    } else if (node.matches("tr")) add([...node.children].map((cell) => textOf(cell).trim()).join(" | "));
    else node.childNodes.forEach(read);
    if (!isInline) end();
  };
  read(article);
  return sections;
}

function textOf(element: Element): string {
  if (!element.querySelector(OTHERS)) return element.textContent;
  const copy = element.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll(OTHERS)) other.remove();
  return copy.textContent;
}
