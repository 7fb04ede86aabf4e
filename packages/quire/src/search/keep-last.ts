/**
 * Cache the results of the last calls by name. Failures are not cached.
 *
 * @param most maximum number of cached results
 */
export function keepLast<T>(most: number, read: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (name) => {
    let found = kept.get(name);
    if (!found) {
      found = read(name);
      found.catch(() => kept.delete(name));
      if (kept.size >= most) kept.delete(kept.keys().next().value!);
      kept.set(name, found);
    }
    return found;
  };
}
