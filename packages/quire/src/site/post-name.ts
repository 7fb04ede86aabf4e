/** What the name of a post's file says: when it was written and where it is published. */
export interface PostName {
  /** `YYYY-MM-DD`, when the name holds a date. */
  date?: string;
  /** Path below the blog without slashes around it: `2024/06/03/title`. */
  slug: string;
  /** The name without date and ending, the title of last resort. */
  text: string;
}

const dated = /^(?<folder>.*?)(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})[-/]?(?<text>.*)$/;

/**
 * Read the path of a post relative to its blog's folder by Docusaurus' rules: `2024-06-03-title.md`,
 * `2024/06/03-title.md`, `2024-06-03-title/index.md` and `2024-06-03/title.md` are all the post
 * `2024/06/03/title` of that day; a name without a date is its own path.
 */
export function parsePostName(relative: string): PostName {
  const bare = relative.replace(/(?:\/index)?\.mdx?$/i, "");
  const match = dated.exec(bare)?.groups;
  if (!match) return { slug: bare, text: bare.slice(bare.lastIndexOf("/") + 1) };
  const { folder, year, month, day, text } = match as Record<string, string | undefined>;
  const date = [year, month!.padStart(2, "0"), day!.padStart(2, "0")];
  const slug = [...date, `${folder}${text ?? ""}`].filter((part) => part !== "").join("/");
  return { date: date.join("-"), slug, text: text || bare };
}
