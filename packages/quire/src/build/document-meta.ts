import type { CompiledDocument, LinkUse, Part } from "../markdown/document.ts";
import type { Problem } from "../problem.ts";
import { listsCards } from "../render/doc-cards.ts";
import type { PackLocation } from "./pack.ts";

/** What the whole build needs to know of one compiled document; its body stays in the cache. */
export interface DocumentMeta {
  /** Key the compiled document is kept under. */
  key: string;
  /** Where it is kept, and where what goes of it into the search index, if the site has one. */
  location: PackLocation;
  terms?: PackLocation;
  links: LinkUse[];
  anchors: string[];
  problems: Problem[];
  words: number;
  /** It is a module of its own, to be bundled with the site's code. */
  computes: boolean;
  /** Drawing it needs the site's own code. */
  usesCode: boolean;
  /** It may show the pages around it as cards. */
  listsCards: boolean;
}

/** What the whole build needs to know of a document that was compiled and put into the cache. */
export function metaOf(
  key: string,
  { location, terms }: Pick<DocumentMeta, "location" | "terms">,
  document: CompiledDocument,
): DocumentMeta {
  const { links, anchors, problems, words, module } = document;
  const computes = module !== undefined;
  return {
    key,
    location,
    ...(terms && { terms }),
    links,
    anchors,
    problems,
    words,
    computes,
    usesCode: computes || usesSiteCode(document.body),
    listsCards: listsCards(document),
  };
}

function usesSiteCode(parts: readonly Part[]): boolean {
  return parts.some(
    (part) =>
      typeof part !== "string" && (!part.component.startsWith("@theme/") || usesSiteCode(part.children)),
  );
}
