import type { SearchHit, SectionText } from "../search/api.ts";
import type { QueryWord } from "../search/query.ts";
import type { SearchSession } from "../search/session.ts";
import { everyday } from "./everyday-words.ts";

/** A page that may answer, with its text around the places that were found. */
export interface CandidatePage {
  hit: SearchHit;
  /** How well it matches, beside the best page: from 0 to 1. */
  score: number;
  sections: readonly SectionText[];
  /** What else the page is called: its label in the navigation, what it says of itself, its keywords. */
  names: string;
}

/** What is searched of the session; others only in tests. */
export type Library = Pick<
  SearchSession,
  "load" | "search" | "withHeading" | "passages" | "understand" | "twin" | "siteName"
>;

/** Pages looked at, by what they were found with. */
const BY_QUESTION = 12;
const BY_SUBJECT = 4;
const BY_NAMES = 3;
const BY_HEADING = 8;
/** What a page is worth that was only found by a part of the question. */
const PARTLY = 0.95;

/**
 * Find the pages that may answer: by all of the question, by what it is about without what is asked of it, by
 * the names in it, and by headings that say the same.
 */
export async function findPages(
  library: Library,
  text: string,
  words: readonly QueryWord[],
  versions: readonly string[] | undefined,
): Promise<CandidatePage[]> {
  const about = words.filter(({ isWeak }) => !isWeak);
  const names = words.filter(({ isName }) => isName);
  const search = async (query: string, limit: number) =>
    query === "" ? [] : (await library.search(query, { versions, limit }, everyday)).hits;
  // One after the other for the same text, which is ranked once.
  const [whole, headed, subject, named] = await Promise.all([
    search(text, BY_QUESTION),
    library.withHeading(text, BY_HEADING, versions, everyday),
    search(textOf(about), BY_SUBJECT),
    search(textOf(names), BY_NAMES),
  ]);
  // What will be shown is mostly of this page: its Markdown comes while the others are compared.
  if (whole[0]) void library.twin(whole[0].path).catch(() => undefined);
  const found = new Map<string, { hit: SearchHit; score: number }>();
  const take = (hits: readonly SearchHit[], best: number, worth: number) => {
    for (const hit of hits) {
      const key = `${hit.version} ${hit.path}`;
      const score = Math.min(1, hit.score / best) * worth;
      const known = found.get(key);
      if (!known) found.set(key, { hit, score });
      else {
        known.score = Math.max(known.score, score);
        known.hit = { ...known.hit, sections: [...known.hit.sections, ...hit.sections] };
      }
    }
  };
  take(whole, whole[0]?.score ?? 1, 1);
  take(subject, subject[0]?.score ?? 1, PARTLY);
  take(named, named[0]?.score ?? 1, PARTLY);
  take(headed, whole[0]?.score ?? 1, PARTLY);
  return Promise.all(
    [...found.values()].map(async (one) => ({ ...one, ...(await library.passages(one.hit)) })),
  );
}

const textOf = (words: readonly QueryWord[]) => words.map(({ typed }) => typed).join(" ");
