import { LineCounter, type Node, parseAllDocuments } from "yaml";
import { checkPlugins, type RecipePlugins } from "./check-plugins.ts";
import type { Fault } from "./fault.ts";
import { checkRecipe, isObject, type RecipeModule } from "./recipe-check.ts";

/** What recipes of a version may name. */
export interface RecipeParts extends RecipePlugins {
  sources: ReadonlyMap<string, RecipeModule>;
}

/**
 * Check that YAML parses, and that recipes in it, and parts of recipes, name types and fields that exist, with those
 * that are needed.
 *
 * @param known without it recipes are not looked at
 */
export function checkYaml(source: string, known?: RecipeParts): Fault[] {
  const lineCounter = new LineCounter();
  return parseAllDocuments(source, { lineCounter }).flatMap((document): Fault[] => {
    if (document.errors.length > 0) {
      return document.errors.map((error) => ({
        line: error.linePos?.[0].line ?? 1,
        message: error.message.split("\n")[0]!,
      }));
    }
    const value: unknown = document.toJS();
    if (!known) return [];
    const faults = isRecipe(value) ? checkRecipe(value, known.sources) : [];
    return [...faults, ...checkPlugins(value, known)].map(({ path, message }) => {
      let start: number | undefined;
      for (let length = path.length; start === undefined && length >= 0; length--) {
        start = (document.getIn(path.slice(0, length), true) as Node | undefined)?.range?.[0];
      }
      return { line: lineCounter.linePos(start ?? 0).line, message };
    });
  });
}

/** Whether this is a recipe of ingestion: its source has a type, and it configures no action. */
function isRecipe(value: unknown): boolean {
  return isObject(value) && !("action" in value) && isObject(value.source) && "type" in value.source;
}
