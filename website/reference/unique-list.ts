import { z } from "zod";

/**
 * Schema of a list in data files whose items have a name of their own. A name that is given twice is reported at the
 * second item.
 *
 * @param key the field with the name
 */
export function uniqueList<Item extends z.ZodObject>(key: keyof z.infer<Item> & string, item: Item) {
  return z.array(item).superRefine((items, context) => {
    const known = new Set<unknown>();
    for (const [index, { [key]: name }] of items.entries()) {
      if (known.has(name))
        context.addIssue({ code: "custom", path: [index, key], message: `${name} is already in the list` });
      known.add(name);
    }
  });
}
