/**
 * Key of the symbol that marks the stand-in for a package that is not installed; its value is the package's name.
 */
export const MARK = "quire.missing-package";

/** The missing package that a value comes from; undefined for a real value. */
export function missingPackageOf(value: unknown): string | undefined {
  return typeof value === "function"
    ? (value as unknown as Record<symbol, string | undefined>)[Symbol.for(MARK)]
    : undefined;
}

/** Key of the symbol under which a stand-in that was constructed has what it was constructed with. */
const MADE = "quire.made-with";

/** Name and arguments of the class of a missing package that a value was constructed with; undefined for others. */
export function madeWith(value: unknown): { name: string; given: unknown[] } | undefined {
  return typeof value === "function"
    ? (value as unknown as Record<symbol, { name: string; given: unknown[] } | undefined>)[Symbol.for(MADE)]
    : undefined;
}

/** Key of the global set of stand-ins that were iterated. */
const LISTED = "quire.listed-packages";

/** Key of the global set of stand-ins that a configuration made texts of. */
const WRITTEN = "quire.written-packages";

/** Key of the global that says whether such a configuration is being evaluated. */
const EVALUATING = "quire.evaluates-configuration";

const globals = globalThis as unknown as Record<symbol, unknown>;

/** What a stand-in is known by in these sets: modules may spread the same package, or only pass it on. */
const standInKey = (name: string, entry: string) => `${name}\n${entry}`;

/**
 * Whether the stand-in of this package was iterated or spread, and so yielded no entries.
 *
 * @param entry absolute path of the module that was loaded
 */
export function wasListed(name: string, entry: string): boolean {
  return isIn(LISTED, name, entry);
}

/**
 * Whether a value of this package was put into a text during `evaluating`, and so left nothing there.
 *
 * @param entry absolute path of the module that was loaded
 */
export function wasWritten(name: string, entry: string): boolean {
  return isIn(WRITTEN, name, entry);
}

function isIn(key: string, name: string, entry: string): boolean {
  return (globals[Symbol.for(key)] as Set<string> | undefined)?.has(standInKey(name, entry)) ?? false;
}

/** Evaluate a configuration, and record which stand-ins it makes texts of: later, the engine reads them as texts. */
export async function evaluating<T>(configuration: () => Promise<T>): Promise<T> {
  globals[Symbol.for(EVALUATING)] = true;
  try {
    return await configuration();
  } finally {
    globals[Symbol.for(EVALUATING)] = false;
  }
}

/**
 * Source of a CommonJS module that stands in for a package that is not installed. Everything read from it, called
 * or constructed is again a stand-in, so that a configuration that only passes on what it imports (a code theme,
 * a plugin) can be loaded. Iterating it yields nothing, and it is not a promise.
 *
 * @param entry absolute path of the module that is loaded
 */
export function missingModuleSource(specifier: string, entry: string): string {
  return `const mark = Symbol.for(${JSON.stringify(MARK)});
const made = Symbol.for(${JSON.stringify(MADE)});
const name = ${JSON.stringify(specifier)};
const key = ${JSON.stringify(standInKey(specifier, entry))};
const list = () => (globalThis[Symbol.for(${JSON.stringify(LISTED)})] ??= new Set()).add(key);
const text = () => {
  if (globalThis[Symbol.for(${JSON.stringify(EVALUATING)})])
    (globalThis[Symbol.for(${JSON.stringify(WRITTEN)})] ??= new Set()).add(key);
  return "";
};
const standIn = (isWhole, own, madeWith) => new Proxy(function () {}, {
  get(target, named) {
    if (named === mark) return name;
    if (named === made) return madeWith;
    if (named === "then" || named === "__esModule" || named === "toJSON") return undefined;
    if (named === "prototype") return target.prototype;
    // A comparison also takes it for a text, but puts it into none.
    if (named === Symbol.toPrimitive) return (hint) => (hint === "string" ? text() : "");
    if (named === "toString") return text;
    if (named === Symbol.iterator)
      return function* () {
        list();
      };
    return standIn(false, named);
  },
  apply: () => standIn(),
  construct: (_, given) => standIn(false, undefined, { name: String(own), given }),
  // Named imports are copied to an object with this prototype, so that every name is found.
  getPrototypeOf: () => standIn(),
  ownKeys(target) {
    // Code from the bundler lists the exports of the package itself.
    if (!isWhole) list();
    return Reflect.ownKeys(target);
  },
});
module.exports = standIn(true);
`;
}
