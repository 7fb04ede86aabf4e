/** Measures of ranked results, with grades of 0 to 2. */

/**
 * Normalised discounted cumulative gain of the first ten results (Järvelin and Kekäläinen 2002): 1 if the answers
 * come first, ordered by grade.
 *
 * @param ranked grades of the results, in order
 * @param grades grades of all existing answers
 */
function ndcg(ranked: readonly number[], grades: Iterable<number>): number {
  const ideal = gain([...grades].sort((a, b) => b - a));
  return ideal === 0 ? 0 : gain(ranked) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** Quality of an engine, overall or for one kind of queries: means over queries. */
export interface Quality {
  queries: number;
  ndcg: number;
  /** Mean reciprocal rank of the first answer with the best grade. */
  mrr: number;
  /** Share of queries with such an answer in first place, and among the first three. */
  first: number;
  three: number;
  /** Share of queries without results. */
  none: number;
}

/** The results of a query, as grades in order. */
export interface Graded {
  ranked: readonly number[];
  grades: readonly number[];
}

/** The means over the results of several queries; all 0 if there are none. */
export function qualityOf(results: readonly Graded[]): Quality {
  const mean = (of: (result: Graded) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / Math.max(1, results.length);
  const place = ({ ranked }: Graded) => ranked.indexOf(2) + 1;
  return {
    queries: results.length,
    ndcg: mean(({ ranked, grades }) => ndcg(ranked, grades)),
    mrr: mean((result) => (place(result) > 0 ? 1 / place(result) : 0)),
    first: mean((result) => Number(place(result) === 1)),
    three: mean((result) => Number(place(result) > 0 && place(result) <= 3)),
    none: mean(({ ranked }) => Number(ranked.length === 0)),
  };
}
