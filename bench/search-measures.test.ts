import { expect, it } from "vitest";
import { qualityOf } from "./search-measures.ts";

it("counts the best answers by their place, and queries without a result", () => {
  const [first, second, none] = [
    { ranked: [2, 0, 1], grades: [2, 1] },
    { ranked: [0, 2], grades: [2] },
    { ranked: [], grades: [2] },
  ];
  expect(qualityOf([first!])).toMatchObject({ queries: 1, mrr: 1, first: 1, three: 1, none: 0 });
  // 3/1 + 1/2 of 3/1 + 1/log2(3).
  expect(qualityOf([first!]).ndcg).toBeCloseTo(3.5 / (3 + 1 / Math.log2(3)), 10);
  expect(qualityOf([second!])).toMatchObject({ mrr: 0.5, first: 0, three: 1 });
  expect(qualityOf([second!]).ndcg).toBeCloseTo(1 / Math.log2(3), 10);
  expect(qualityOf([second!, none!])).toMatchObject({ mrr: 0.25, three: 0.5, none: 0.5 });
});
