import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 2.4,
  heading: 1.82,
  exact: 2.14,
  above: 0.22,
  text: 0.86,
  sentence: 0.66,
  all: 2.69,
  beginning: 0.1,
  define: 1.03,
  how: 1.09,
  trouble: 0.7,
  needs: 1.48,
  compare: 1.27,
  name: -1.6,
  named: 0.66,
  aside: -0.93,
  short: -0.14,
  listing: -0.82,
  verb: 1.51,
  howBeginning: 0.08,
  local: 2.51,
  near: 0.98,
  notTrouble: -0.86,
  title: 0.13,
  titleExact: 1.73,
  fieldForm: 0.5,
  beginningTitle: 0.9,
  beginningExact: 1.0,
  defineBeginning: 1.33,
  nested: -0.93,
};

/** The same for whether the best sections answer at all: answered above 0. */
export const verdictWeights: Readonly<Record<keyof Verdict | "bias", number>> = {
  score: 2.28,
  best: 0.28,
  together: 0.85,
  unknown: -2.5,
  unknownShare: -3.87,
  missing: -0.41,
  local: -1.06,
  heading: 1.34,
  near: 1.76,
  few: 0.26,
  bias: -4.24,
};
