import { positionAt } from "../base/problem.ts";

/** A bracketed group of tokens, split at commas. */
interface Group {
  open: string;
  entries: Entry[];
}

interface Entry {
  /** The property name of an entry in an object. */
  key?: string;
  /** Offset of the entry in the text. */
  start: number;
  /** The group that is the entry's value, if it starts with one. */
  value?: Group;
}

interface Token {
  text: string;
  start: number;
  /** The name of an identifier, or the content of a string. */
  name?: string;
}

// Comments, regular expressions (a slash where no operand can be before it), strings, templates, names, numbers; then
// any single character.
const tokenPattern =
  /\/\/.*|(?<=(?:^|[=(,:[!&|?{};])\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|\/\*[\s\S]*?\*\/|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`(?:[^`\\]|\\[\s\S])*`|([\p{ID_Start}$_][\p{ID_Continue}$]*)|[\d.]+|\S/gu;

/**
 * Find the position of a setting in the text of a configuration file. This scans names and brackets and is not a
 * parser: for a setting that is computed or imported, it returns the position of the nearest enclosing one in the
 * text; undefined if there is none.
 *
 * @param config the exported configuration: the names of its settings distinguish it from other objects in the
 *   text, and lengths of lists reveal which were filtered
 */
export function locateSetting(
  text: string,
  path: readonly PropertyKey[],
  config: unknown,
): { line: number; column: number } | undefined {
  const objects: Group[] = [];
  readGroup(tokensOf(text).reverse(), "", objects);
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
    const next: Entry | undefined = root && entryOf(root, key, value, text);
    if (!next) break;
    found = next;
    root = next.value;
    value = Object(value)[key];
  }
  return found && positionAt(text, found.start);
}

/** The entry of a group at a key or an index; `value` is the object or list that the group stands for. */
function entryOf(
  { open, entries }: Group,
  key: PropertyKey,
  value: unknown,
  text: string,
): Entry | undefined {
  // Of two with the same name, the last one counts.
  if (typeof key !== "number") return entries.findLast((entry) => entry.key === key);
  return open === "[" ? entryAt(entries, key, value, text) : undefined;
}

/**
 * Find an entry of a list by index; in a list that was filtered, the only entry that contains the value's name.
 */
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

/** Read the entries of a group up to its closing bracket. `tokens` are those that remain, the next one last. */
function readGroup(tokens: Token[], open: string, objects: Group[]): Group {
  const group: Group = { open, entries: [] };
  if (open === "{") objects.push(group);
  let entry: Entry | undefined;
  /** Whether the next token starts the entry's value. */
  let fresh = false;
  for (let token = tokens.pop(); token; token = tokens.pop()) {
    const { text, start, name } = token;
    if (/^[)\]}]$/.test(text)) break;
    if (text === ",") {
      entry = undefined;
      continue;
    }
    if (!entry) {
      entry = { start };
      group.entries.push(entry);
      fresh = true;
      if (open === "{" && name !== undefined) {
        entry.key = name;
        fresh = tokens.at(-1)?.text === ":";
        if (fresh) tokens.pop();
        continue;
      }
    }
    if (/^[([{]$/.test(text)) {
      const inner = readGroup(tokens, text, objects);
      if (fresh) entry.value = inner.open === "(" ? inner.entries[0]?.value : inner;
    }
    fresh = false;
  }
  return group;
}
