import type { SearchHit, SectionText } from "../search/api.ts";
import type { SearchEngine } from "../search/engine.ts";
import type { QueryWord } from "../search/query.ts";
import type { SearchSession } from "../search/session.ts";
import { typedWords } from "./follow-up.ts";

/** A page that may hold the answer, with the sections around its matches. */
export interface CandidatePage {
  hit: SearchHit;
  /** Search score relative to the best page, from 0 to 1. */
  score: number;
  sections: readonly SectionText[];
  /** Other names of the page: its navigation label, its description, its keywords. */
  names: string;
}

/** The part of a search session that asking uses, so that tests can replace it. */
export type Library = Pick<SearchSession, "load" | "engine" | "passages" | "twin" | "siteName">;

/** A page as Markdown; "" if it cannot be read. */
export function twinOf(library: Library, path: string): Promise<string> {
  return library.twin(path).catch(() => "");
}

/** How many pages each kind of search may contribute. */
const BY_QUESTION = 12;
const BY_SUBJECT = 4;
const BY_NAMES = 3;
const BY_HEADING = 8;
/** The words of authors' questions are indexed with their page, so a question asked as an author wrote it is found. */
const BY_EVERY_WORD = 24;
/** Factor on the score of a page that was found by only part of the question. */
const PARTLY = 0.95;

/**
 * Find pages that may hold the answer, by five searches: the whole question, its topic without the filler words,
 * the names in it, headings that say the same, and pages that have every word. Pages whose text cannot be read are left
 * out.
 *
 * @param engine of the versions to answer from, for the wording of questions
 * @throws SearchFailure when the text of none can be read
 */
export async function findPages(
  library: Library,
  engine: SearchEngine,
  text: string,
  words: readonly QueryWord[],
): Promise<CandidatePage[]> {
  const about = words.filter(({ isWeak }) => !isWeak);
  const names = words.filter(({ isName }) => isName);
  const search = (query: string, limit: number) => (query === "" ? [] : engine.search(query, { limit }).hits);
  // The first three rank the same text, so they run one after the other and share that work.
  const whole = search(text, BY_QUESTION);
  const headed = engine.withHeading(text, BY_HEADING);
  const complete = engine.withEveryWord(text, BY_EVERY_WORD);
  const subject = search(typedWords(about), BY_SUBJECT);
  const named = search(typedWords(names), BY_NAMES);
  // Most of the answer will come from this page: fetch its Markdown while the others are compared.
  if (whole[0]) void twinOf(library, whole[0].path);
  const found = new Map<string, { hit: SearchHit; score: number }>();
  const take = (hits: readonly SearchHit[], [best]: readonly SearchHit[], worth = PARTLY) => {
    for (const hit of hits) {
      const key = `${hit.version} ${hit.path}`;
      const score = Math.min(1, hit.score / (best?.score ?? 1)) * worth;
      const known = found.get(key);
      if (!known) found.set(key, { hit, score });
      else {
        known.score = Math.max(known.score, score);
        known.hit = { ...known.hit, sections: [...known.hit.sections, ...hit.sections] };
      }
    }
  };
  take(whole, whole, 1);
  take(subject, subject);
  take(named, named);
  take(headed, whole);
  take(complete, whole);
  const read = await Promise.allSettled(
    [...found.values()].map(async (one) => ({ ...one, ...(await library.passages(one.hit)) })),
  );
  const pages = read.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const [first] = read;
  if (pages.length === 0 && first?.status === "rejected") throw first.reason;
  return pages;
}
