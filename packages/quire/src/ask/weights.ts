import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What each piece of evidence weighs when sections are ranked. Found by logistic regression over the sections of the
 * questions of a site's question set that are not held out; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 2.6,
  heading: 1.62,
  exact: 2.11,
  above: -0.36,
  all: 2.38,
  define: 0.88,
  how: 1.25,
  trouble: 1.89,
  needs: 1.09,
  compare: 1.17,
  name: -0.5,
  named: 0.98,
  aside: -0.55,
  listing: -0.77,
  local: 1.21,
  near: 0.84,
  titleExact: 1.22,
  beginningTitle: 0.24,
  defineBeginning: 1.91,
  otherTask: -1.1,
  unasked: -1.2,
  source: -1.01,
  square: 2.92,
  early: -0.1,
  names: 2.26,
  asked: 3.09,
  askedSo: 2.78,
  askedNear: 2.01,
  askedAll: 3.93,
};

/** The same for whether the best sections answer at all: answered above 0. */
export const verdictWeights: Readonly<Record<keyof Verdict | "bias", number>> = {
  score: 1.12,
  best: 4.29,
  together: -0.26,
  unknown: -3.5,
  unknownShare: -3.54,
  missing: -0.96,
  local: -1.22,
  near: 0.46,
  few: -1.78,
  names: 0.89,
  exact: 1.82,
  statement: 1.82,
  strange: -1.78,
  outside: -3.79,
  asked: -1.84,
  bias: -3.95,
};
