import type { Problem } from "quire";
import type { LoadedFile } from "../data-file.ts";
import { dataProblem } from "../data-problems.ts";
import { loadFolder } from "../load-data.ts";
import type { Version } from "../versions.ts";
import type { FieldWords } from "./field-words.ts";
import { type Field, type Source, type SourceModule, sourceSchema } from "./source-schema.ts";

/** A field, its path and its words. */
export interface DescribedField extends Field {
  path: string;
  description: string;
}

/** A source as its file says, with all of its fields described. */
export interface LoadedSource extends Source {
  /** Name of its file and of its page. */
  id: string;
  /** Its file, relative to the site. */
  file: string;
  /** Fields of each module, in the order of the file. */
  fields: ReadonlyMap<string, readonly DescribedField[]>;
}

/**
 * Read all sources of a version, sorted by name.
 *
 * @param words shared words for fields
 * @param problems what is wrong is added here: in a file, a module type that two sources have, a field without words,
 *   a capability with a switch that is no field
 */
export function loadSources(
  siteDir: string,
  version: Version,
  words: FieldWords,
  problems: Problem[],
): LoadedSource[] {
  const owners = new Map<string, string>();
  return loadFolder(siteDir, `${version.data}/sources`, sourceSchema, problems)
    .map((file) => {
      for (const type of Object.keys(file.value.modules)) {
        const other = owners.get(type);
        if (other) {
          problems.push(
            dataProblem(file.at(["modules", type], "key"), `The module \`${type}\` stands in ${other} too.`),
          );
        }
        owners.set(type, file.file);
      }
      return {
        ...file.value,
        id: file.id,
        file: file.file,
        fields: new Map(
          Object.keys(file.value.modules).map((type) => [type, describe(file, type, words, problems)]),
        ),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

function describe(
  file: LoadedFile<Source>,
  type: string,
  words: FieldWords,
  problems: Problem[],
): DescribedField[] {
  const { fields = {}, ...module } = file.value.modules[type]!;
  for (const [name, { switches = {} }] of Object.entries(module.capabilities ?? {}))
    for (const path of Object.keys(switches))
      if (!fields[path] || formerField(module, path) !== undefined)
        problems.push(
          dataProblem(
            file.at(["modules", type, "capabilities", name, "switches", path], "key"),
            `The module has no field \`${path}\` that could turn something on or off.`,
          ),
        );
  return Object.entries(fields).map(([path, field]) => {
    const former = formerField(module, path);
    if (former) return { ...field, path, description: former, deprecated: true };
    const description = field.description ?? words(path);
    if (description === undefined) {
      problems.push(
        dataProblem(
          file.at(["modules", type, "fields", path], "key"),
          `The field \`${path}\` has no description.`,
          "Write `description` here, or words for all sources in data/field-descriptions.",
        ),
      );
    }
    return { ...field, path, description: description ?? "" };
  });
}

/** Words for a field that is only there for older recipes; undefined for the others. */
export function formerField(
  { renamed = {}, ignored = [] }: Pick<SourceModule, "renamed" | "ignored">,
  path: string,
): string | undefined {
  if (ignored.includes(path)) return "Has no effect. Older recipes may still have it.";
  return renamed[path] && `Former name of \`${renamed[path]}\`, still accepted.`;
}
