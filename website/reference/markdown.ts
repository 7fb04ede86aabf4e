/** Markdown, inline or as blocks; the functions here take and return it. */
export type Markdown = string;

/** Escape plain text. */
export function text(plain: string): Markdown {
  return plain.replace(/[\\`*_{}[\]<>#|:$&~]/g, "\\$&").replace(/\s*\n\s*/g, " ");
}

/** Inline code, whatever characters it contains. */
export function code(plain: string): Markdown {
  if (!/[`\n]/.test(plain)) return `\`${plain}\``;
  const longest = Math.max(0, ...(plain.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return `${fence}${pad}${plain.replace(/\n/g, " ")}${pad}${fence}`;
}

/** A code block; `info` follows the language, such as `title="recipe.yml"`. */
export function fence(language: string, source: string, info = ""): Markdown {
  const longest = Math.max(2, ...(source.match(/`{3,}/g) ?? []).map((run) => run.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}${info && ` ${info}`}\n${source.replace(/\n+$/, "")}\n${ticks}`;
}

/** A heading; `id` is its anchor, by default derived from the text. */
export function heading(level: 2 | 3 | 4 | 5 | 6, words: Markdown, id?: string): Markdown {
  return `${"#".repeat(level)} ${words}${id ? ` {#${id}}` : ""}`;
}

/** A bulleted list, with one line for each item. */
export function bullets(items: readonly Markdown[]): Markdown {
  return items.map((item) => `- ${item.replace(/\n/g, "\n  ")}`).join("\n");
}

/** Words one after the other, as a sentence has them. */
export function listed(words: readonly Markdown[]): Markdown {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join("");
}

/**
 * A table. Cells are inline Markdown; bars in them are escaped, even in code.
 *
 * @returns "" if there are no rows
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
 * A link to another document by its file, so that it leads to the same version and is checked.
 *
 * @param from path of the linking document, relative to the site
 * @param to path of the linked document, relative to the site, optionally with `#anchor`
 */
export function documentLink(from: string, to: string, words: Markdown): Markdown {
  return `[${words}](${documentHref(from, to)})`;
}

/** The target of such a link. */
export function documentHref(from: string, to: string): string {
  const [file = "", anchor] = to.split("#");
  const own = from.split("/");
  const other = file.split("/");
  let shared = 0;
  while (shared < own.length - 1 && own[shared] === other[shared]) shared++;
  const up = "../".repeat(own.length - 1 - shared);
  return `${up || "./"}${other.slice(shared).join("/")}${anchor ? `#${anchor}` : ""}`;
}

/** Escape text for an HTML element or attribute. */
export function html(plain: string): string {
  return plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** Join blocks, skipping empty ones. */
export function blocks(...parts: readonly (Markdown | false | undefined)[]): Markdown {
  return parts.filter((part) => part !== undefined && part !== false && part !== "").join("\n\n");
}

/** A section with its heading; "" if it has no content. */
export function section(
  level: 2 | 3 | 4,
  words: Markdown,
  ...parts: readonly (Markdown | false | undefined)[]
): Markdown {
  const body = blocks(...parts);
  return body && blocks(heading(level, words), body);
}

/**
 * A comment with questions that the section answers, for search and the assistant; not visible on the page.
 *
 * @returns "" if there are none
 */
export function questions(asked: readonly string[] = []): Markdown {
  if (asked.length === 0) return "";
  return ["<!-- questions:", ...asked.map((question) => `- ${question}`), "-->"].join("\n");
}

/**
 * Content preceded by the questions it answers.
 *
 * @returns "" if there is no content
 */
export function answering(
  asked: readonly string[],
  ...parts: readonly (Markdown | false | undefined)[]
): Markdown {
  const body = blocks(...parts);
  return body && blocks(questions(asked), body);
}

/**
 * A table whose first column contains names too long for a phone: they may break, so that nothing is pushed out
 * of view.
 */
export function wideNames(rows: Markdown): Markdown {
  return rows && `<div class="wide-names">\n\n${rows}\n\n</div>`;
}

/** A table of two columns whose rows become blocks on narrow screens; "" if it is empty. */
export function foldingRows(rows: Markdown): Markdown {
  return rows && `<div class="fields">\n\n${rows}\n\n</div>`;
}

/**
 * Code in a column of names; if it does not fit on a line, it breaks between its words.
 *
 * @param line characters that fit on a line; with three columns on a phone, each has room for eleven
 */
export function codeName(name: Markdown, line = 27): Markdown {
  const isLong = name.replace(/<.*?>/g, "").length > line;
  return `<code>${isLong ? name.replace(/[._]|[a-z](?=[A-Z])/g, "$&<wbr>") : name}</code>`;
}

/** The name of an entry in a list or table, with an anchor and a link to itself. */
export function entry(id: string, name: Markdown): Markdown {
  return `<a id="${html(id)}" href="#${html(id)}">${name}</a>`;
}

/** Badge for what the previous version did not have. */
export const newMark = '<span class="new-mark" data-markdown="**New.**">New</span>';
