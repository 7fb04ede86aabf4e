import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 3.27,
  heading: 1.55,
  exact: 2.3,
  above: -0.08,
  all: 3.13,
  define: 0.71,
  how: 1.67,
  trouble: 2.06,
  needs: 1.55,
  compare: 1.25,
  name: -1.95,
  named: 1.15,
  aside: -0.76,
  listing: -1.58,
  local: 2.68,
  near: 1.49,
  titleExact: 1.18,
  beginningTitle: 0.63,
  defineBeginning: 1.68,
  otherTask: -0.95,
  unasked: -1.33,
  source: -0.74,
  square: 3.42,
  early: 0.62,
  names: 2.81,
  asked: 1.9,
  askedSo: 1.96,
  askedNear: 1.32,
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
  asked: 0,
  bias: -2.63,
};
