import { referenceKinds, type SearchHit, type SectionText } from "../search/api.ts";
import type { CandidatePage } from "./candidates.ts";
import {
  type Asked,
  type Evidence,
  evidenceNames,
  evidenceOf,
  type Outline,
  outlineOf,
  pageEvidence,
  tellingOf,
} from "./evidence.ts";
import { weights } from "./weights.ts";

/** A section that may answer a question. */
export interface Passage {
  hit: SearchHit;
  section: SectionText;
  evidence: Evidence;
  score: number;
}

/** Whether both are the same section, each as it was found by a question of its own. */
export function isSameSection(one: Passage, other: Passage): boolean {
  return one.hit.path === other.hit.path && one.section.anchor === other.section.anchor;
}

/** What it weighs that a section stands in the page being read. */
const READING = 1;
/** What it weighs that a question of its author asks the same: more than all else. */
const SAME = 2;
/** What it weighs that a heading or a question of its author has all of the question, also "without" or "only". */
const TURNED = 2;
/** What it weighs that a section is the entry of an identifier to look up. */
const ENTRY = 5;
/** What it weighs that a page is about no more than what is to be defined, and that a section is its introduction. */
const DEFINED = 2.5;
/** Sections whose text is read. */
const MAX_SECTIONS_READ = 40;

/**
 * The sections of the pages that may answer, the likeliest first. Reading texts is what takes long: only those of
 * the likeliest by all else are read, which have the best sections nearly always; `bench/README.md` says how often.
 */
export function rankPassages(pages: readonly CandidatePage[], asked: Asked, reading?: string): Passage[] {
  let likeliest: Outlined[] = [];
  for (const page of pages) {
    const { hit } = page;
    const ofPage = pageEvidence(page, asked);
    for (const section of page.sections) {
      const outline = outlineOf(section, ofPage, asked);
      const worth =
        (hit.path === reading ? READING : 0) +
        (outline.isSame ? SAME : 0) +
        TURNED * outline.turned +
        (outline.isEntry ? ENTRY : 0) +
        (isDefinition(outline, asked) ? DEFINED : 0);
      likeliest.push({ hit, outline, worth, score: weigh(outline.evidence) + worth });
    }
    // Those that will not be read are let go at once: to collect hundreds of them later takes longer.
    likeliest = likeliestOf(likeliest);
  }
  const telling = tellingOf(
    likeliest.map(({ outline }) => outline),
    asked,
  );
  const ranked = likeliest.flatMap(({ hit, outline, worth }): Passage[] => {
    const evidence = evidenceOf(outline, asked, telling);
    if (!evidence) return [];
    return [{ hit, section: outline.section, evidence, score: weigh(evidence) + worth }];
  });
  return ranked.sort((a, b) => b.score - a.score);
}

/** A section whose text is not read yet. */
interface Outlined extends Pick<Passage, "hit" | "score"> {
  outline: Outline;
  /** What it weighs beside its evidence. */
  worth: number;
}

const likeliestOf = (outlined: Outlined[]) =>
  outlined.sort((a, b) => b.score - a.score).slice(0, MAX_SECTIONS_READ);

/** Whether a section introduces the guide to what is to be defined: "What is a domain?" asks for that to "Domains". */
function isDefinition({ section, page }: Outline, { form }: Asked): boolean {
  if (form !== "define" || section.headings.length > 0 || referenceKinds.has(page.kind)) return false;
  return page.isWhole && page.titleExact >= SURE;
}

/** A share of a title from which all of it is named. */
const SURE = 0.98;

function weigh(evidence: Evidence): number {
  let sum = 0;
  for (const { name, weight } of weighed) sum += evidence[name] * weight;
  return sum;
}

const weighed = evidenceNames.map((name) => ({ name, weight: weights[name] }));
