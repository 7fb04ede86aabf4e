import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 3.58,
  heading: 1.57,
  exact: 2.28,
  above: -0.35,
  all: 3.11,
  define: 0.54,
  how: 1.8,
  trouble: 2.27,
  needs: 1.76,
  compare: 1.24,
  name: -1.84,
  named: 1.21,
  aside: -0.81,
  listing: -1.29,
  local: 2.4,
  near: 1.38,
  titleExact: 1.1,
  beginningTitle: 0.36,
  defineBeginning: 1.87,
  otherTask: -1.18,
  unasked: -1.27,
  source: -0.95,
  square: 3.56,
  early: 0.19,
  names: 2.47,
  asked: 2.35,
  askedSo: 2.8,
  askedNear: 2.48,
};

/** The same for whether the best sections answer at all: answered above 0. */
export const verdictWeights: Readonly<Record<keyof Verdict | "bias", number>> = {
  score: 1.29,
  best: 1.37,
  together: 0.87,
  unknown: -1.85,
  unknownShare: -2.01,
  missing: -1.61,
  local: -0.95,
  near: 0.44,
  few: -0.8,
  names: 0.08,
  exact: 0.91,
  statement: 1.76,
  strange: -1.99,
  outside: -2.33,
  asked: 0.28,
  bias: -3.5,
};
