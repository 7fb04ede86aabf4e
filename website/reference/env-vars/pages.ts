import { blocks, code, entry, heading, type Markdown, questions, table, wideNames } from "../markdown.ts";
import { templatePages } from "../page-template.ts";
import { type Area, loadAreas, type Variable } from "./variables.ts";

/** The page about environment variables, with tables from the data. */
export default templatePages("env-vars", loadAreas, ({ now }) => ({ variables: () => variableTables(now) }));

/** A heading for each area and group with the table of its variables. */
export function variableTables(areas: readonly Area[]): Markdown {
  const anchored = new Set<string>();
  return blocks(
    ...areas.flatMap(({ title, anchor, groups }) => [
      heading(2, title, anchor),
      ...groups.flatMap((group) => [
        groups.length > 1 && heading(3, group.title, `${anchor ?? slug(title)}-${slug(group.title)}`),
        questions([...(group.questions ?? []), ...variableQuestions(group.variables, anchored)]),
        variableTable(group.variables, anchored),
      ]),
    ]),
  );
}

/** With more variables than this, no questions are generated, as they would mostly consist of names. */
const maxAsked = 12;

/**
 * Questions answered by a table of few variables.
 *
 * @param anchored names in previous tables, for which questions exist already
 */
function variableQuestions(variables: readonly Variable[], anchored: ReadonlySet<string>): string[] {
  if (variables.length > maxAsked) return [];
  return variables
    .filter(({ name }) => !anchored.has(name.toLowerCase()))
    .flatMap(({ name, default: value }) => [
      name,
      ...(value === undefined ? [] : [`default of ${name}`]),
      `What does ${name} do?`,
    ]);
}

/** @param anchored names with an anchor: a variable in two groups has it in the first one */
function variableTable(variables: readonly Variable[], anchored: Set<string>): Markdown {
  return wideNames(
    table(
      ["Variable", "Description"],
      variables.map((variable) => {
        const id = variable.name.toLowerCase();
        const name = anchored.has(id) ? code(variable.name) : entry(id, code(variable.name));
        anchored.add(id);
        return [name, describe(variable)];
      }),
    ),
  );
}

function describe({ description, default: value, components, setting }: Variable): Markdown {
  const facts = [
    value !== undefined && `Default ${code(value)}`,
    components && `Read by ${components.join(", ")}`,
    setting && `Setting ${code(setting)}`,
  ].filter(Boolean);
  return [description, facts.join(" · ")].filter(Boolean).join("<br />");
}

function slug(title: string): string {
  return title.toLowerCase().replace(/\W+/g, "-").replace(/^-|-$/g, "");
}
