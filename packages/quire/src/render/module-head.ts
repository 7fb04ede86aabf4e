import { isRecord } from "../base/is-record.ts";
import { nearest } from "../base/nearest.ts";
import { type Problem, QuireError } from "../base/problem.ts";
import { shown } from "../config/setting-path.ts";
import type { PageHead } from "./head.tsx";

/** Type of the export `head` of a page module. */
type ModuleHead = Partial<Pick<PageHead, "title" | "description" | "keywords" | "image" | "noIndex">>;

const isText = (value: unknown) => typeof value === "string";

/** For each field: the expected value in words, a test for it, and an example. */
const FIELDS: Record<keyof ModuleHead, [expected: string, is: (value: unknown) => boolean, example: string]> =
  {
    title: ["a string", isText, '"Start"'],
    description: ["a string", isText, '"What the page is about."'],
    keywords: ["a list of strings", (value) => Array.isArray(value) && value.every(isText), '["start"]'],
    image: ["a string", isText, '"/img/card.png"'],
    noIndex: ["a boolean", (value) => typeof value === "boolean", "true"],
  };

/**
 * Validate the export `head` of a page module.
 *
 * @param file of the module
 * @throws QuireError `page-head` with every invalid field
 */
export function moduleHead(given: unknown = {}, file: string): ModuleHead {
  const problem = (message: string, hint: string): Problem => ({
    code: "page-head",
    severity: "error",
    message,
    file,
    hint,
  });
  if (!isRecord(given)) {
    throw new QuireError(
      problem(
        `The export \`head\` is ${shown(given)}; it must be an object.`,
        'Write export const head = { title: "Start" };.',
      ),
    );
  }
  const problems = Object.entries(given).flatMap(([name, value]): Problem[] => {
    const [expected, is, example] = FIELDS[name as keyof ModuleHead] ?? [];
    if (!expected) {
      const near = nearest(name, Object.keys(FIELDS));
      const hint = near ? `Did you mean \`${near}\`?` : `Its fields are ${Object.keys(FIELDS).join(", ")}.`;
      return [problem(`The export \`head\` has no field \`${name}\`.`, hint)];
    }
    if (value === undefined || is?.(value)) return [];
    return [
      problem(
        `\`head.${name}\` is ${shown(value)}; it must be ${expected}.`,
        `Write \`${name}: ${example}\`.`,
      ),
    ];
  });
  if (problems.length > 0) throw new QuireError(problems);
  return given;
}
