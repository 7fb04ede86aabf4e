import type { Evidence } from "./evidence.ts";
import type { Verdict } from "./verdict.ts";

/**
 * Weights of the features that rank sections. Fitted to those questions of a site's question set that are not
 * held out, and to a small degree to the ones in its pages; `bench/README.md` says how.
 */
export const weights: Readonly<Record<keyof Evidence, number>> = {
  page: 3.45,
  heading: 0.82,
  exact: 2.77,
  above: -0.64,
  all: 1.66,
  define: 0.59,
  how: 1.33,
  trouble: 2.26,
  needs: 0.9,
  compare: 2.72,
  name: -1.07,
  named: 1.11,
  aside: -0.89,
  listing: -0.95,
  local: 0.64,
  near: 0.84,
  titleExact: 1.31,
  beginningTitle: -0.5,
  defineBeginning: 2.55,
  otherTask: -1.09,
  unasked: -1.52,
  source: -1.06,
  square: 1.52,
  names: 2.22,
  asked: 2,
  askedSo: 1.56,
  askedNear: 1.08,
  askedAll: 1.48,
  phrased: 6.86,
  telling: 4.02,
};

/** Weights of the features that decide whether the question is answered: it is if the sum is above 0. */
export const verdictWeights: Readonly<Record<keyof Verdict | "bias", number>> = {
  score: 1.79,
  best: 2.63,
  together: 0.33,
  unknown: -2.25,
  unknownShare: -2.26,
  missing: -1.31,
  local: -0.4,
  names: 0.23,
  asked: -0.36,
  askedAll: -2.29,
  exact: 1.27,
  statement: 2.1,
  strange: -1.72,
  outside: -3.15,
  bias: -5.46,
};
