import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 3.24,
  heading: 1.60,
  exact: 2.06,
  above: -0.23,
  all: 2.87,
  define: 0.57,
  how: 1.68,
  trouble: 1.88,
  needs: 1.45,
  compare: 0.89,
  name: -1.66,
  named: 0.93,
  aside: -0.73,
  listing: -1.24,
  local: 2.30,
  near: 1.36,
  titleExact: 1.04,
  beginningTitle: 0.31,
  defineBeginning: 1.54,
  otherTask: -1.12,
  unasked: -1.16,
  source: -0.89,
  square: 3.43,
  early: 0.26,
  names: 2.31,
  asked: 2.26,
  askedSo: 2.67,
  askedNear: 2.33,
};

/** The same for whether the best sections answer at all: answered above 0. */
export const verdictWeights: Readonly<Record<keyof Verdict | "bias", number>> = {
  score: 1.14,
  best: 1.14,
  together: 0.99,
  unknown: -1.82,
  unknownShare: -2.04,
  missing: -1.77,
  local: -0.72,
  near: 0.52,
  few: -1.0,
  names: 0.12,
  exact: 1.35,
  statement: 1.69,
  strange: -1.96,
  outside: -2.37,
  asked: 0.52,
  bias: -3.49,
};
