import { expect, it } from "vitest";
import { locateSetting } from "./locate-setting.ts";

/** The text from the place of a setting on, as far as it tells which place that is. */
function at(text: string, path: PropertyKey[], config: unknown): string | undefined {
  const place = locateSetting(text, path, config);
  return place && text.split("\n")[place.line - 1]!.slice(place.column - 1, place.column + 9);
}

it("finds an entry of a list that was filtered by its name, if only one has it", () => {
  const text = 'export default {\n  plugins: [false && "a", "b-plugin", ["c", {}], "c-too"],\n};';
  const config = { plugins: ["b-plugin", ["c", {}], "c-too"] };
  expect(at(text, ["plugins", 0], config)).toBe('"b-plugin"');
  // Two entries have a "c".
  expect(at(text, ["plugins", 1], config)).toBe("plugins: [");
});

it("takes the last of two settings with one name, as JavaScript does, and passes over comments", () => {
  const text = '// title: "A"\nexport default { title: "B", /* title: "C" */ title: "D", url: "E" };';
  expect(at(text, ["title"], { title: "D", url: "E" })).toBe('title: "D"');
});
