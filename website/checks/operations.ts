import { lineAt } from "./fault.ts";
import type { Fence } from "./fences.ts";

/** GraphQL inside a sample, and the line of the sample it begins at; the first is 1. */
export interface Operation {
  source: string;
  line: number;
}

/** How other languages carry operations; the first group is what is in quotes. */
const carriers: readonly { pattern: RegExp; read(quoted: string): string }[] = [
  // The body of a request: "query": "query …"
  { pattern: /"query":\s*("(?:[^"\\\n]|\\.)*")/g, read: (quoted) => JSON.parse(quoted) as string },
  // An argument of `datahub graphql`
  { pattern: /--query '([^']*)'/g, read: (quoted) => quoted },
  // Python's long strings
  { pattern: /"""((?:(?!""")[\s\S])*)"""/g, read: (quoted) => quoted },
];

/** The operations of a sample: all of it when it is GraphQL, what stands in quotes when it is another language. */
export function operationsIn({ language, source }: Fence): Operation[] {
  if (language === "graphql") return [{ source, line: 1 }];
  return carriers.flatMap(({ pattern, read }) =>
    [...source.matchAll(pattern)].flatMap((match) => {
      const inner = read(match[1]!);
      const line = lineAt(source, match.index);
      return /^\s*(?:(?:query|mutation)\b[^{]*)?\{\s*[a-zA-Z_]/.test(inner) ? [{ source: inner, line }] : [];
    }),
  );
}
