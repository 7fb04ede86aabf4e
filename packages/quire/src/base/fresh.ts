import { statOf } from "./read-file.ts";

/** Cache a value made from a file, and make it again when the file has changed. */
export function fresh<Value>(file: string, make: (file: string) => Value): () => Value {
  let madeAt = -1;
  let value: Value | undefined;
  return () => {
    const changed = statOf(file)?.mtimeMs ?? 0;
    if (value === undefined || changed !== madeAt) value = make(file);
    madeAt = changed;
    return value;
  };
}
