import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 3.12,
  heading: 1.65,
  exact: 2.1,
  above: -0.02,
  all: 3.17,
  define: 0.59,
  how: 1.63,
  trouble: 1.96,
  needs: 1.55,
  compare: 0.88,
  name: -1.8,
  named: 1.13,
  aside: -0.65,
  listing: -1.27,
  local: 2.54,
  near: 1.26,
  titleExact: 1.09,
  beginningTitle: 0.26,
  defineBeginning: 1.62,
  otherTask: -1.07,
  unasked: -1.19,
  source: -0.52,
  square: 3.57,
  early: 0.52,
  names: 2.5,
  asked: 1.98,
  askedSo: 2.64,
  askedNear: 1.89,
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
