/** Name of the symbol that marks the stand-in for a package that is not installed; reading it gives the package's name. */
const MARK = "quire.missing-package";

/** Name of the absent package that `value` comes from, or undefined when it is a real value. */
export function missingPackageOf(value: unknown): string | undefined {
  return typeof value === "function"
    ? (value as unknown as Record<symbol, string | undefined>)[Symbol.for(MARK)]
    : undefined;
}

/** Name of the global set of absent packages that were asked for their entries. */
const LISTED = "quire.listed-packages";

/** Whether the absent package of this name was asked for entries of a list, and had none to give. */
export function wasListed(name: string): boolean {
  const asked = (globalThis as unknown as Record<symbol, Set<string> | undefined>)[Symbol.for(LISTED)];
  return asked?.has(name) ?? false;
}

/**
 * Source of a CommonJS module that stands in for a package that is not installed. Whatever is read from
 * it, called or constructed is again a stand-in, so a configuration that only passes its exports on
 * (a code theme, a plugin) can still be read. It has no entries to iterate and is no promise.
 */
export function missingModuleSource(specifier: string): string {
  return `const mark = Symbol.for(${JSON.stringify(MARK)});
const listed = Symbol.for(${JSON.stringify(LISTED)});
const name = ${JSON.stringify(specifier)};
const standIn = () => new Proxy(function () {}, {
  get(target, key) {
    if (key === mark) return name;
    if (key === "then" || key === "__esModule" || key === "toJSON") return undefined;
    if (key === "prototype") return target.prototype;
    if (key === Symbol.toPrimitive || key === "toString") return () => "";
    if (key === Symbol.iterator)
      return function* () {
        (globalThis[listed] ??= new Set()).add(name);
      };
    return standIn();
  },
  apply: standIn,
  construct: standIn,
  // Named imports are copied to an object that inherits from here, so that any name is found.
  getPrototypeOf: standIn,
});
module.exports = standIn();
`;
}
