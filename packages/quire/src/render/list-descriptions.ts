import type { TagPage } from "../site/model.ts";

/** What is listed: documents or posts. */
type Noun = "doc" | "post";

/**
 * What search engines and previews say of the page of a tag: what its author says of the tag, else how much it has.
 *
 * @param of title of the site or blog
 */
export function describeTag({ tag, items }: TagPage, noun: Noun, of: string): string {
  return tag.description ?? `${counted(items.length, noun)} of ${of} tagged with “${tag.label}”.`;
}

/** The same of the page of all tags. */
export function describeTags(tags: readonly TagPage[], noun: Noun, of: string): string {
  return `${counted(tags.length, "tag")} of ${of}, each with its ${noun}s.`;
}

/** The same of the page of all posts by year. */
export function describeArchive(posts: readonly unknown[], of: string): string {
  return `${counted(posts.length, "post")} of ${of} by year, the newest first.`;
}

function counted(count: number, noun: Noun | "tag"): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
