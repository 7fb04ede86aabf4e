const FIELD = /^([A-Za-z_][\w-]*): +(\S.*)$/;
/** Spaces at the end; not looked for from each space of a gap, which would be quadratic. */
const TRAILING = /(?<! ) +$/;
const NUMBER = /^(?:0|[1-9]\d{0,14})$/;
const QUOTED = /^"([^"\\]*)"$|^'([^']*)'$/;
/** A plain scalar that is certainly a string: starts with a letter or slash, without `: ` and ` #`. */
const WORDS = /^[A-Za-z/](?!.*(?::(?: |$)| #)).*$/;
/** A list of words on one line: `[tags, of-a-page]`. */
const LIST = /^\[ *([A-Za-z][\w -]*(?:, *[A-Za-z][\w -]*)*)\]$/;
const RESERVED = /^(?:true|false|null)$/i;
/** Control characters, and line separators of YAML, are left to the full parser. */
const UNUSUAL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

/** Keys that YAML treats specially, and which JSON takes for ordinary ones. */
const SPECIAL_KEY = /"(?:<<|__proto__)":/;

/**
 * Parse the simple YAML that most front matter consists of: one `field: value` to a line, with a string, a whole
 * number, `true`, `false` or a list of words as the value; or an object as JSON, which generated documents have.
 * The result equals that of a full parser, at a twentieth of the cost; undefined for anything it is not certain of.
 */
export function readSimpleYaml(
  yaml: string,
): { values: Record<string, unknown>; lines: Record<string, number> } | undefined {
  if (yaml.startsWith("{")) return readJson(yaml);
  const values: Record<string, unknown> = {};
  const lines: Record<string, number> = {};
  let number = 0;
  for (const line of yaml.split(/\r?\n/)) {
    number++;
    if (line === "") continue;
    const match = FIELD.exec(line);
    if (!match || UNUSUAL.test(line)) return undefined;
    const key = match[1]!;
    if (key === "__proto__" || RESERVED.test(key) || Object.hasOwn(values, key)) return undefined;
    const value = readValue(match[2]!.replace(TRAILING, ""));
    if (value === undefined) return undefined;
    values[key] = value;
    lines[key] = number;
  }
  return { values, lines };
}

/** Only what `JSON.stringify` writes, as that has no duplicate keys and is on one line. */
function readJson(
  json: string,
): { values: Record<string, unknown>; lines: Record<string, number> } | undefined {
  if (UNUSUAL.test(json) || SPECIAL_KEY.test(json)) return undefined;
  try {
    const values = JSON.parse(json) as Record<string, unknown>;
    if (JSON.stringify(values) !== json) return undefined;
    return { values, lines: Object.fromEntries(Object.keys(values).map((key) => [key, 1])) };
  } catch {
    return undefined;
  }
}

function readValue(source: string): string | number | boolean | string[] | undefined {
  if (NUMBER.test(source)) return Number(source);
  if (source === "true" || source === "false") return source === "true";
  const quoted = QUOTED.exec(source);
  if (quoted) return quoted[1] ?? quoted[2] ?? "";
  const list = LIST.exec(source)?.[1]
    ?.split(",")
    .map((word) => word.trim());
  if (list) return list.some((word) => RESERVED.test(word)) ? undefined : list;
  return WORDS.test(source) && !RESERVED.test(source) ? source : undefined;
}
