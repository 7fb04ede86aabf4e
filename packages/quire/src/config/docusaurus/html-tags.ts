import { readTag } from "../../markdown/html/tag.ts";
import { type HeadTagInput, tagForHead } from "./head.ts";

/** What `injectHtmlTags` of a Docusaurus plugin returns: each one tag or several, as objects or HTML. */
interface InjectedTags {
  headTags?: unknown;
  preBodyTags?: unknown;
  postBodyTags?: unknown;
}

/**
 * Translate the tags that a Docusaurus plugin adds to every page to tags of the head. Of those for the body, scripts
 * with an address are taken; like there, they run when the page has been read.
 *
 * @returns also whether there are other tags, which are lost
 */
export function injectedHead(injected: unknown): { head: HeadTagInput[]; isComplete: boolean } {
  const { headTags, preBodyTags, postBodyTags } = (injected ?? {}) as InjectedTags;
  const inHead = tagsOf(headTags);
  const inBody = tagsOf(preBodyTags, postBodyTags);
  const scripts = inBody.filter((one) => one?.tag === "script" && one.attributes?.src !== undefined);
  const head = [...inHead, ...scripts.map((script) => script && deferred(script))].filter(
    (one) => one !== undefined,
  );
  return { head, isComplete: head.length === inHead.length + inBody.length };
}

function deferred(script: HeadTagInput): HeadTagInput {
  const { async, type } = script.attributes ?? {};
  if (async !== undefined || type === "module") return script;
  return { ...script, attributes: { ...script.attributes, defer: true } };
}

/** The tags in what a plugin returned; undefined for each one that cannot be in the head. */
function tagsOf(...lists: unknown[]): (HeadTagInput | undefined)[] {
  return lists
    .flat()
    .filter(Boolean)
    .flatMap((one) => (typeof one === "string" ? written(one) : [tagOf(one as object)]));
}

function tagOf(given: { tagName?: unknown; attributes?: object; innerHTML?: unknown }) {
  const { tagName, attributes, innerHTML } = given;
  const own = Object.entries(attributes ?? {}).flatMap(([name, value]): [string, string | true][] => {
    if (value === undefined || value === null || value === false) return [];
    return [[name, value === true || String(value)]];
  });
  return tagForHead(tagName, Object.fromEntries(own), innerHTML ? String(innerHTML) : undefined);
}

/** The tags in HTML. */
function written(html: string): (HeadTagInput | undefined)[] {
  const found: (HeadTagInput | undefined)[] = [];
  for (let at = html.search(/<\w/); at >= 0; ) {
    const tag = readTag(html, at);
    if (!tag) return [...found, undefined];
    const closing = `</${tag.name}>`;
    const end = html.indexOf(closing, tag.end);
    const attributes = tag.attributes.map(({ name, value }) => [
      name,
      typeof value === "object" ? value.expression : value,
    ]);
    const content = end < 0 ? undefined : html.slice(tag.end, end);
    found.push(tagForHead(tag.name, Object.fromEntries(attributes), content?.trim() || undefined));
    const rest = end < 0 ? tag.end : end + closing.length;
    const next = html.slice(rest).search(/<\w/);
    at = next < 0 ? next : rest + next;
  }
  return found;
}
