import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 3.05,
  heading: 1.6,
  exact: 2.31,
  above: -0.29,
  all: 2.78,
  define: 0.95,
  how: 1.61,
  trouble: 1.84,
  needs: 1.07,
  compare: 0.92,
  name: -1.51,
  named: 1.03,
  aside: -0.78,
  listing: -1.03,
  local: 1.87,
  near: 1.08,
  titleExact: 1.42,
  beginningTitle: 0.32,
  defineBeginning: 1.59,
  otherTask: -1.03,
  unasked: -1.08,
  source: -0.75,
  square: 3.29,
  early: 0.3,
  names: 1.7,
  asked: 3.2,
  askedSo: 2.85,
  askedNear: 2.0,
  askedAll: 0,
};

/** The same for whether the best sections answer at all: answered above 0. */
export const verdictWeights: Readonly<Record<keyof Verdict | "bias", number>> = {
  score: 1.28,
  best: 1.25,
  together: 0.86,
  unknown: -1.7,
  unknownShare: -1.92,
  missing: -1.74,
  local: -0.46,
  near: 0.59,
  few: -0.64,
  names: -0.39,
  exact: 1.01,
  statement: 1.64,
  strange: -1.6,
  outside: -2.32,
  asked: 0.23,
  bias: -3.8,
};
