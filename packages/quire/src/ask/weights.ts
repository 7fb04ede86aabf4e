import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 2.64,
  heading: 2.08,
  exact: 2.57,
  above: 0.63,
  all: 3.01,
  define: 1.55,
  how: 1.49,
  trouble: 1.98,
  needs: 1.39,
  compare: 1.74,
  name: -1.75,
  named: 0.93,
  aside: -1.33,
  listing: -1.76,
  local: 2.35,
  near: 1.87,
  titleExact: 1.25,
  beginningTitle: 0.82,
  defineBeginning: 1.76,
  otherTask: -1.22,
  unasked: -1.74,
  source: -1.37,
  square: 3.01,
  early: 0.89,
  names: 3.67,
};

/** The same for whether the best sections answer at all: answered above 0. */
export const verdictWeights: Readonly<Record<keyof Verdict | "bias", number>> = {
  score: 0.76,
  best: 1.72,
  together: 0.66,
  unknown: -2.5,
  unknownShare: -2.67,
  missing: -0.91,
  local: -0.88,
  near: 1.06,
  few: -0.82,
  names: 0.93,
  exact: 0.96,
  statement: 2.07,
  strange: -2.0,
  outside: -2.31,
  bias: -2.63,
};
