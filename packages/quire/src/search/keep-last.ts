/**
 * Remember what was read last, so that it is read once; what could not be had is read again when next asked for.
 *
 * @param most how many are remembered
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
