/** A bracketed group of the text and what stands in it between commas. */
interface Group {
  open: string;
  entries: Entry[];
}

interface Entry {
  /** The name before the colon, in an object. */
  key?: string;
  /** Index in the text where the entry begins. */
  start: number;
  /** The group that is the entry's value, when it begins with one. */
  value?: Group;
}

interface Token {
  text: string;
  start: number;
  /** Content of a name or of a string. */
  name?: string;
}

// Comments, strings, templates, names, numbers; then any single character.
const tokenPattern =
  /\/\/.*|\/\*[\s\S]*?\*\/|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`(?:[^`\\]|\\[\s\S])*`|([\p{ID_Start}$_][\p{ID_Continue}$]*)|[\d.]+|\S/gu;

/**
 * Find where a setting stands in the text of a configuration file. This is a scan of names and brackets,
 * not a parser: a setting that is computed or imported is not found, and then the nearest one around it
 * that stands in the text is given; undefined when not even that is there.
 *
 * @param config what the file exports: the names of its settings tell it from other objects in the text, and the
 *   lengths of its lists those that were filtered
 */
export function locateSetting(
  text: string,
  path: readonly PropertyKey[],
  config: unknown,
): { line: number; column: number } | undefined {
  const objects: Group[] = [];
  readGroup(tokensOf(text), 0, "", objects);
  const known = new Set(Object.keys(Object(config)));
  let root: Group | undefined;
  let most = 0;
  for (const object of objects) {
    const matches = object.entries.filter((entry) => entry.key && known.has(entry.key)).length;
    if (matches > most) [root, most] = [object, matches];
  }
  let found: Entry | undefined;
  let value = config;
  for (const key of path) {
    const next: Entry | undefined =
      typeof key === "number"
        ? root?.open === "["
          ? entryAt(root.entries, key, value, text)
          : undefined
        : root?.entries.find((entry) => entry.key === key);
    if (!next) break;
    found = next;
    root = next.value;
    value = Object(value)[key];
  }
  if (!found) return undefined;
  const above = text.slice(0, found.start).split("\n");
  return { line: above.length, column: above.at(-1)!.length + 1 };
}

/** The entry of a list; of one that was filtered since, the only entry that says the name the value begins with. */
function entryAt(entries: readonly Entry[], index: number, list: unknown, text: string): Entry | undefined {
  if (!Array.isArray(list) || list.length === entries.length) return entries[index];
  const [name] = [list[index]].flat();
  const naming = entries.filter(({ start }, at) => {
    const end = entries[at + 1]?.start ?? text.indexOf("]", start);
    return typeof name === "string" && text.slice(start, end).includes(name);
  });
  return naming.length === 1 ? naming[0] : undefined;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    if (/^\/[/*]/.test(match[0])) continue;
    tokens.push({ text: match[0], start: match.index, name: match[1] ?? match[2] ?? match[3] });
  }
  return tokens;
}

/** Read entries from `at` up to the closing bracket; gives the group and the index after it. */
function readGroup(tokens: Token[], at: number, open: string, objects: Group[]): [Group, number] {
  const group: Group = { open, entries: [] };
  if (open === "{") objects.push(group);
  let entry: Entry | undefined;
  let index = at;
  /** Whether the next token begins the entry's value. */
  let fresh = false;
  while (index < tokens.length) {
    const token = tokens[index]!;
    if (/^[)\]}]$/.test(token.text)) return [group, index + 1];
    if (token.text === ",") {
      entry = undefined;
      index++;
      continue;
    }
    if (!entry) {
      entry = { start: token.start };
      group.entries.push(entry);
      fresh = true;
      if (open === "{" && token.name !== undefined) {
        entry.key = token.name;
        fresh = false;
        index += 1;
        if (tokens[index]?.text === ":") {
          fresh = true;
          index += 1;
        }
        continue;
      }
    }
    if (/^[([{]$/.test(token.text)) {
      const [inner, after] = readGroup(tokens, index + 1, token.text, objects);
      if (fresh) entry.value = inner.open === "(" ? inner.entries[0]?.value : inner;
      index = after;
    } else index++;
    fresh = false;
  }
  return [group, index];
}
