import type { SearchHit, SectionText } from "../search/api.ts";
import type { CandidatePage } from "./candidates.ts";
import { type Asked, type Evidence, evidenceNames, evidenceOf, pageEvidence } from "./evidence.ts";
import { weights } from "./weights.ts";

/** A section that may answer a question. */
export interface Passage {
  hit: SearchHit;
  section: SectionText;
  evidence: Evidence;
  score: number;
}

/** What it weighs that a section stands in the page being read. */
const READING = 1;

/** All sections of the pages, the likeliest answer first. */
export function rankPassages(pages: readonly CandidatePage[], asked: Asked, reading?: string): Passage[] {
  const ranked = pages.flatMap((page) => {
    const { hit } = page;
    const ofPage = pageEvidence(page, asked);
    return page.sections.flatMap((section, place): Passage[] => {
      const evidence = evidenceOf(section, ofPage, asked, place);
      if (!evidence) return [];
      return [{ hit, section, evidence, score: weigh(evidence) + (hit.path === reading ? READING : 0) }];
    });
  });
  return ranked.sort((a, b) => b.score - a.score);
}

function weigh(evidence: Evidence): number {
  let sum = 0;
  for (const name of evidenceNames) sum += evidence[name] * weights[name];
  return sum;
}
