import type { AuthorPage, TagPage } from "../site/model.ts";

/** The kind of items in the list. */
type Noun = "doc" | "post";

/**
 * Meta description of the page of a tag: the tag's own description, else the number of its items.
 *
 * @param of title of the site or blog
 */
export function describeTag({ tag, items }: TagPage, noun: Noun, of: string): string {
  return tag.description ?? `${counted(items.length, noun)} of ${of} tagged with “${tag.label}”.`;
}

/** Meta description of the list of all tags. */
export function describeTags(tags: readonly TagPage[], noun: Noun, of: string): string {
  return `${counted(tags.length, "tag")} of ${of}, each with its ${noun}s.`;
}

/** Meta description of the list of all posts by year. */
export function describeArchive(posts: readonly unknown[], of: string): string {
  return `${counted(posts.length, "post")} of ${of} by year, the newest first.`;
}

/** The same of the page of an author. */
export function describeAuthor({ author, items }: AuthorPage, of: string): string {
  return author.description ?? `${counted(items.length, "post")} of ${of} by ${author.name}.`;
}

/** The same of the page of all authors. */
export function describeAuthors(authors: readonly AuthorPage[], of: string): string {
  return `${counted(authors.length, "author")} of ${of}, each with their posts.`;
}

function counted(count: number, noun: Noun | "tag" | "author"): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
