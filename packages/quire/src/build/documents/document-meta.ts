import { contentHash } from "../../base/content-hash.ts";
import type { Problem } from "../../base/problem.ts";
import type { CompiledDocument, LinkUse, Part } from "../../markdown/document.ts";
import { isCardList, listsCards } from "../../render/doc-cards.ts";
import type { PackLocation } from "../cache/pack.ts";

/** Facts about a compiled document for the rest of the build; its body stays in the cache. */
export interface DocumentMeta {
  /** Cache key of the compiled document. */
  key: string;
  /** Locations in the cache: of the document, and of its terms if the site has a search index. */
  location: PackLocation;
  terms?: PackLocation;
  links: LinkUse[];
  anchors: string[];
  problems: Problem[];
  /** Hash of its module, if it is one to bundle with the site's code. */
  module?: string;
  /** Whether rendering it needs the site's code. */
  usesCode: boolean;
  /** Whether it may show cards for related pages. */
  listsCards: boolean;
  /** Whether it shows cards for pages that it names, with their descriptions. */
  namesCards: boolean;
}

/** The facts about a document that was compiled and cached. */
export function metaOf(
  key: string,
  { location, terms }: Pick<DocumentMeta, "location" | "terms">,
  document: CompiledDocument,
): DocumentMeta {
  const { links, anchors, problems, module } = document;
  return {
    key,
    location,
    ...(terms && { terms }),
    links,
    anchors,
    problems,
    ...(module !== undefined && { module: contentHash(module) }),
    usesCode: module !== undefined || usesSiteCode(document.body),
    listsCards: listsCards(document),
    namesCards: namesCards(document.body),
  };
}

function namesCards(parts: readonly Part[]): boolean {
  return parts.some(
    (part) =>
      typeof part !== "string" && ((isCardList(part) && "items" in part.props) || namesCards(part.children)),
  );
}

function usesSiteCode(parts: readonly Part[]): boolean {
  return parts.some(
    (part) =>
      typeof part !== "string" && (!part.component.startsWith("@theme/") || usesSiteCode(part.children)),
  );
}
