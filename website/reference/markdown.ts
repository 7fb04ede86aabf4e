import path from "node:path";

/** Markdown of a block or of words in a line: what the functions here give and take. */
export type Markdown = string;

/** Plain text as Markdown: nothing in it means anything. */
export function text(plain: string): Markdown {
  return plain.replace(/[\\`*_{}[\]<>#|:$&~]/g, "\\$&").replace(/\s*\n\s*/g, " ");
}

/** Inline code, whatever signs it holds. */
export function code(plain: string): Markdown {
  const longest = Math.max(0, ...(plain.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return `${fence}${pad}${plain.replace(/\n/g, " ")}${pad}${fence}`;
}

/** A block of code; `info` is what may stand behind the language, such as `title="recipe.yml"`. */
export function fence(language: string, source: string, info = ""): Markdown {
  const longest = Math.max(2, ...(source.match(/`{3,}/g) ?? []).map((run) => run.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}${info && ` ${info}`}\n${source.replace(/\n+$/, "")}\n${ticks}`;
}

/** A heading; `id` is its anchor, made from the text when left out. */
export function heading(level: 2 | 3 | 4 | 5 | 6, words: Markdown, id?: string): Markdown {
  return `${"#".repeat(level)} ${words}${id ? ` {#${id}}` : ""}`;
}

/** A bulleted list, one line an item. */
export function bullets(items: readonly Markdown[]): Markdown {
  return items.map((item) => `- ${item.replace(/\n/g, "\n  ")}`).join("\n");
}

/**
 * A table. Cells are Markdown of one line; bars in them are escaped, also inside code.
 *
 * @returns nothing when there are no rows
 */
export function table(
  headings: readonly Markdown[],
  rows: readonly (readonly (Markdown | undefined)[])[],
): Markdown {
  if (rows.length === 0) return "";
  const filled = headings.map((_, column) => rows.some((cells) => cells[column]));
  const line = (cells: readonly (Markdown | undefined)[]) =>
    `| ${cells
      .filter((_, column) => filled[column])
      .map((cell) => (cell ?? "").replace(/\s*\n\s*/g, " ").replace(/(?<!\\)\|/g, "\\|"))
      .join(" | ")} |`;
  return [line(headings), line(headings.map(() => "---")), ...rows.map(line)].join("\n");
}

/**
 * A link to another document by its file, so that it leads to the page of the same version and is checked.
 *
 * @param from path of the document that links, relative to the site
 * @param to path of the document it leads to, relative to the site, with or without `#anchor`
 */
export function documentLink(from: string, to: string, words: Markdown): Markdown {
  return `[${words}](${documentHref(from, to)})`;
}

/** The address of such a link, as it is written in a document. */
export function documentHref(from: string, to: string): string {
  const [file = "", anchor] = to.split("#");
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return `${relative.startsWith(".") ? relative : `./${relative}`}${anchor ? `#${anchor}` : ""}`;
}

/** Text in an HTML element or attribute. */
export function html(plain: string): string {
  return plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** Blocks one under the other; empty ones are left out. */
export function blocks(...parts: readonly (Markdown | false | undefined)[]): Markdown {
  return parts.filter((part) => part !== undefined && part !== false && part !== "").join("\n\n");
}

/** A part with its heading; nothing when nothing is under it. */
export function section(
  level: 2 | 3 | 4,
  words: Markdown,
  ...parts: readonly (Markdown | false | undefined)[]
): Markdown {
  const body = blocks(...parts);
  return body && blocks(heading(level, words), body);
}

/**
 * What the section around it answers, in readers' words: no page shows it, search and answers find the section by it.
 *
 * @returns nothing where nothing is asked
 */
export function questions(asked: readonly string[] = []): Markdown {
  if (asked.length === 0) return "";
  return ["<!-- questions:", ...asked.map((question) => `- ${question}`), "-->"].join("\n");
}

/**
 * What answers questions, below them.
 *
 * @returns nothing where nothing answers
 */
export function answering(
  asked: readonly string[],
  ...parts: readonly (Markdown | false | undefined)[]
): Markdown {
  const body = blocks(...parts);
  return body && blocks(questions(asked), body);
}

/** A table whose first column holds names too long for a phone: they break, and nothing is pushed out of view. */
export function wideNames(rows: Markdown): Markdown {
  return rows && `<div class="wide-names">\n\n${rows}\n\n</div>`;
}

/** A table of two columns, whose rows become blocks where the screen is narrow. Nothing where the table is empty. */
export function foldingRows(rows: Markdown): Markdown {
  return rows && `<div class="fields">\n\n${rows}\n\n</div>`;
}

/**
 * Code in a column of names. One that is longer than a line there breaks between its words.
 *
 * @param line letters that a line holds; of three columns on a phone each has room for twelve
 */
export function codeName(name: Markdown, line = 27): Markdown {
  const isLong = name.replace(/<.*?>/g, "").length > line;
  return `<code>${isLong ? name.replace(/[._]|[a-z](?=[A-Z])/g, "$&<wbr>") : name}</code>`;
}

/** The name of an entry of a list or table: where it stands, and a link to there. */
export function entry(id: string, name: Markdown): Markdown {
  return `<a id="${html(id)}" href="#${html(id)}">${name}</a>`;
}

/** Mark of what the version before did not have. */
export const newMark = '<span class="new-mark">New</span>';
