/** Wrap a function so that it is called once for each object, as long as that exists. */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (key) => {
    let kept = made.get(key);
    if (!kept) {
      kept = { value: make(key) };
      made.set(key, kept);
    }
    return kept.value;
  };
}

/** The same for texts, for good. */
export function oncePerText<V>(make: (text: string) => V): (text: string) => V {
  const made = new Map<string, V>();
  return (text) => {
    if (!made.has(text)) made.set(text, make(text));
    return made.get(text)!;
  };
}
