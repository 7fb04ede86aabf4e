/** Facts that the file name of a post contains. */
interface PostName {
  /** `YYYY-MM-DD`, if the name contains a date. */
  date?: string;
  /** Path below the blog, without leading or trailing slash: `2024/06/03/title`. */
  slug: string;
  /** The name without date and extension; the title if there is no other. */
  text: string;
}

const dated = /^(?<folder>.*?)(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})[-/]?(?<text>.*)$/;

/**
 * Parse the path of a post, relative to its blog's folder, by Docusaurus' rules: `2024-06-03-title.md`,
 * `2024/06/03-title.md`, `2024-06-03-title/index.md` and `2024-06-03/title.md` are all the post
 * `2024/06/03/title` of that day; a name without a date is used as it is.
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
