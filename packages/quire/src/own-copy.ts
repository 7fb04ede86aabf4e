/**
 * The same JSON value in memory of its own. V8 makes no copy of what is cut out of a string: the part refers to the
 * whole, so that whoever keeps a title keeps the file it stands in.
 */
export function ownCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
