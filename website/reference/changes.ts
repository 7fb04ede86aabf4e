import { isDeepStrictEqual } from "node:util";
import { blocks, bullets, code, heading, type Markdown } from "./markdown.ts";
import type { Version } from "./versions.ts";

/** A changed property; a value is undefined where the property does not exist. */
export interface PropertyChange {
  property: string;
  before: unknown;
  after: unknown;
}

/** The changes in a set of named things between two versions. */
export interface Changes {
  added: string[];
  removed: string[];
  changed: { name: string; properties: PropertyChange[] }[];
}

/**
 * Compare two sets of named things. Names are in the order of `after`, removed ones in that of `before`.
 *
 * @param properties returns the properties to compare; by default all of them
 */
export function compare<T extends object>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  properties?: readonly (keyof T & string)[],
): Changes {
  const changes: Changes = { added: [], removed: [], changed: [] };
  for (const [name, thing] of Object.entries(after)) {
    const old = before[name];
    if (!old) {
      changes.added.push(name);
      continue;
    }
    const names = properties ?? [...new Set([...Object.keys(thing), ...Object.keys(old)])];
    const differing = names
      .map((property) => ({
        property,
        before: (old as Record<string, unknown>)[property],
        after: (thing as Record<string, unknown>)[property],
      }))
      .filter((pair) => !isDeepStrictEqual(pair.before, pair.after));
    if (differing.length > 0) changes.changed.push({ name, properties: differing });
  }
  changes.removed = Object.keys(before).filter((name) => !(name in after));
  return changes;
}

/** Things without properties, for comparing only their names. */
export function namesOnly(names: Iterable<string>): Record<string, object> {
  return Object.fromEntries([...names].map((name) => [name, {}]));
}

function isUnchanged({ added, removed, changed }: Changes): boolean {
  return added.length + removed.length + changed.length === 0;
}

/** Format a name as Markdown; `state` says whether the thing still exists. */
type Show = (name: string, state: "added" | "removed" | "changed") => Markdown;

/** A kind of thing to compare, and how to format its names. */
export interface ChangedThings {
  /** In the plural, as in a heading: `Fields`. */
  what: string;
  changes: Changes;
  /** By default inline code. */
  show?: Show;
}

/**
 * Format names as links, and those of removed things as code.
 *
 * @param hrefOf returns the link target for a name
 */
export function linked(hrefOf: (name: string) => string): Show {
  return (name, state) => (state === "removed" ? code(name) : `[${code(name)}](${hrefOf(name)})`);
}

/**
 * The section about changes since the previous version; empty if there are none. With several kinds of things, each kind
 * that has changes gets a heading.
 *
 * @param note precedes the lists
 */
export function changesSection(
  { before }: Pick<Version, "before">,
  things: readonly ChangedThings[],
  note?: Markdown,
): Markdown {
  const parts = things.filter(({ changes }) => !isUnchanged(changes));
  if (!before || parts.length === 0) return "";
  return blocks(
    heading(2, `Changed since ${before.label}`, "changed-since"),
    note,
    ...parts.map(({ what, changes, show = code }) => {
      const names = (list: readonly string[], state: "added" | "removed") =>
        list.map((name) => show(name, state)).join(", ");
      return blocks(
        things.length > 1 && heading(3, what, `changed-${what.toLowerCase().replace(/\W+/g, "-")}`),
        bullets([
          ...(changes.added.length > 0 ? [`**Added:** ${names(changes.added, "added")}`] : []),
          ...(changes.removed.length > 0 ? [`**Removed:** ${names(changes.removed, "removed")}`] : []),
          ...changes.changed.map(
            ({ name, properties }) =>
              `**Changed:** ${show(name, "changed")}: ${properties.map(describe).join("; ")}`,
          ),
        ]),
      );
    }),
  );
}

function describe({ property, before, after }: PropertyChange): Markdown {
  if (before === undefined) return after === true ? `now ${property}` : `${property} ${value(after)} added`;
  if (after === undefined)
    return before === true ? `no longer ${property}` : `${property} ${value(before)} removed`;
  return `${property} from ${value(before)} to ${value(after)}`;
}

function value(any: unknown): Markdown {
  return code(typeof any === "string" ? any : JSON.stringify(any));
}
