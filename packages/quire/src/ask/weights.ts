import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 2.99,
  heading: 2.07,
  exact: 2.37,
  above: 0.4,
  text: 0.5,
  sentence: 0.69,
  all: 2.87,
  beginning: -0.14,
  define: 1.39,
  how: 1.23,
  trouble: 0.9,
  needs: 1.46,
  compare: 1.15,
  name: -1.52,
  named: 0.81,
  aside: -0.93,
  short: 0.29,
  listing: -0.25,
  verb: 1.25,
  howBeginning: 0.46,
  local: 2.13,
  near: 1.29,
  notTrouble: -0.64,
  title: 0.46,
  titleExact: 1.46,
  fieldForm: 0.7,
  beginningTitle: 1.17,
  beginningExact: 1.28,
  defineBeginning: 1.29,
  nested: -1.06,
};

/** The same for whether the best sections answer at all: answered above 0. */
export const verdictWeights: Readonly<Record<keyof Verdict | "bias", number>> = {
  score: 1.61,
  best: 0.18,
  together: 2.12,
  unknown: -3.35,
  unknownShare: -3.04,
  missing: -0.9,
  local: 0.36,
  heading: 0.72,
  near: 1.38,
  few: 0.14,
  bias: -4.66,
};
