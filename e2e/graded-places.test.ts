/** The places that graded queries and questions name: benchmarks leave out those that the site does not have. */
import { expect, it } from "vitest";
import { readQuestions } from "../bench/ask-questions.ts";
import { readQueries } from "../bench/search-queries.ts";
import { readBuilt, routesOf } from "./support.ts";

const pages = new Set(routesOf("website"));
const idsOf = new Map<string, Set<string>>();

/** Whether the website has a page and, if one is named, the section on it. */
function isThere(place: string): boolean {
  const [path = "", anchor] = place.split("#");
  if (!pages.has(path)) return false;
  if (!anchor) return true;
  if (!idsOf.has(path)) {
    const ids = readBuilt("website", `${path.slice(1)}.html`).matchAll(/\bid="([^"]+)"/g);
    idsOf.set(path, new Set([...ids].map(([, id]) => id!)));
  }
  return idsOf.get(path)!.has(anchor);
}

it.each([
  [
    "search/queries.yml or fresh-queries.yml",
    readQueries("website/search").flatMap(({ answers }) => Object.keys(answers)),
  ],
  [
    "ask/questions.yml",
    readQuestions("website/ask/questions.yml", () => true).questions.flatMap(({ answers = [] }) => answers),
  ],
] as const)("those in %s are in the website", (_, places) => {
  expect(places.length).toBeGreaterThan(1000);
  expect(places.filter((place) => !isThere(place))).toEqual([]);
});
