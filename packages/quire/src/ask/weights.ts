import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 2.51,
  heading: 1.63,
  exact: 1.88,
  above: -0.05,
  all: 2.36,
  define: 0.71,
  how: 1.37,
  trouble: 1.31,
  needs: 0.72,
  compare: 0.51,
  name: -1.23,
  named: 0.63,
  aside: -0.62,
  listing: -0.96,
  local: 1.84,
  near: 1.12,
  titleExact: 1.28,
  beginningTitle: 0.28,
  defineBeginning: 1.09,
  otherTask: -0.93,
  unasked: -0.88,
  source: -0.64,
  square: 2.99,
  early: 0.37,
  names: 1.58,
  asked: 2.14,
  askedSo: 2.55,
  askedNear: 1.83,
};

/** The same for whether the best sections answer at all: answered above 0. */
export const verdictWeights: Readonly<Record<keyof Verdict | "bias", number>> = {
  score: 1.5,
  best: 1.42,
  together: 0.82,
  unknown: -1.71,
  unknownShare: -1.95,
  missing: -1.66,
  local: -0.53,
  near: 0.37,
  few: -0.6,
  names: -0.35,
  exact: 0.93,
  statement: 1.64,
  strange: -1.58,
  outside: -2.25,
  asked: 0.12,
  bias: -3.71,
};
