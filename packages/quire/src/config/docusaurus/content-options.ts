/** Translates the options that several of the docs, blog and pages plugins have. */
import type { Settings } from "./settings.ts";

/** Translate the edit URL of a docs or blog plugin that is no function. */
export function editUrl(options: Settings): string | false | undefined {
  return options.value("editUrl") !== false && (options.string("editUrl")?.replace(/\/+$/, "") || undefined);
}

/** The file with descriptions of tags, from the options of a docs or blog plugin. */
export function tagsFile(options: Settings): string | false | undefined {
  return options.isNull("tags") || options.value("tags") === false ? false : options.string("tags");
}

/** Extensions of documents. */
export const documentFiles: readonly string[] = ["md", "mdx"];

/**
 * Warn about `include`, unless its patterns match every file with one of `endings`, which is what happens here.
 */
export function dropInclude(options: Settings, endings: readonly string[], hint: string): void {
  const taken = options.strings("include").flatMap((pattern) => {
    const [, list, one] = /^\*\*\/\*\.(?:\{([\w,]+)\}|(\w+))$/.exec(pattern) ?? [];
    return list?.split(",") ?? one ?? pattern;
  });
  const isAll =
    taken.every((ending) => endings.includes(ending)) && endings.every((one) => taken.includes(one));
  if (options.has("include") && !isAll) options.warn(["include"], "is ignored", hint);
}

/** Warn about the components that a plugin draws its pages with, unless they have the name that is the default. */
export function dropComponents(options: Settings): void {
  for (const key of options.keys()) {
    const name = /^((?:docs?|blog)\w*)Component$/.exec(key)?.[1];
    if (name === undefined) continue;
    // `blogListComponent` is `@theme/BlogListPage`, `docItemComponent` is `@theme/DocItem`.
    const theme = `@theme/${name[0]!.toUpperCase()}${name.slice(1)}`;
    const isDefault = [theme, `${theme}Page`].includes(options.string(key) ?? "");
    if (!isDefault) options.drop(key, "Quire has its own theme.");
  }
}
