import { type Changes, compare, namesOnly } from "../changes.ts";
import { type Command, commandAnchor, paramName } from "../cli/commands.ts";
import { blocks, bullets, code, type Markdown, section, table } from "../markdown.ts";
import type { Authorization } from "../privileges/privileges.ts";
import { modulesOf } from "../python-sdk/module-page.ts";
import type { Sdk, SdkPage } from "../python-sdk/sdk.ts";
import { longDate } from "../releases/long-date.ts";
import { type CloudRelease, type CoreRelease, cloudReleasePage } from "../releases/releases.ts";
import { fieldChanges } from "../sources/field-changes.ts";
import type { GuideGroup } from "./guides.ts";
import type { EntityFacts, SourceFacts } from "./model-names.ts";

/** All data of a version that is compared, except plugins. */
export interface Everything {
  /** By the name of their page. */
  sources: ReadonlyMap<string, SourceFacts>;
  /** By the name of their page. */
  entities: ReadonlyMap<string, EntityFacts>;
  /** Names in the GraphQL schema, with their reference page. */
  graphql: ReadonlyMap<string, string>;
  commands: readonly Command[];
  authorization: Authorization;
  sdk: Sdk;
  core: readonly CoreRelease[];
  cloud: readonly CloudRelease[];
}

/** Create a link to a page relative to the documents of the version. */
export type Link = (page: string, words: Markdown) => Markdown;

/** New guides about a subject. */
export function guidesPart({ title, guides }: GuideGroup, link: Link): Markdown {
  return section(
    3,
    title,
    bullets(guides.map(({ page, title: name, about }) => `${link(`${page}.md`, name)}: ${about}`)),
  );
}

/** Sources that were added or removed, and the number of changed fields of the others. */
export function sourcesPart(now: Everything["sources"], before: Everything["sources"], link: Link): Markdown {
  const page = (id: string, words: string) => link(`generated/ingestion/sources/${id}.md`, words);
  const added = [...now].filter(([id]) => !before.has(id));
  const removed = [...before].filter(([id]) => !now.has(id));
  const changed = [...now].flatMap(([id, source]) => {
    const old = before.get(id);
    const words = old && numbers(fieldChanges(old.fields, source.fields));
    return words
      ? [[page(id, source.name), link(`generated/ingestion/sources/${id}.md#changed-since`, words)]]
      : [];
  });
  return blocks(
    added.length > 0 && `**Added:** ${added.map(([id, { name }]) => page(id, name)).join(", ")}`,
    removed.length > 0 && `**Removed:** ${removed.map(([, { name }]) => name).join(", ")}`,
    table(["Source", "Fields"], changed),
  );
}

function numbers({ added, removed, changed }: Changes): string {
  const many = (names: readonly unknown[], what: string) => names.length > 0 && `${names.length} ${what}`;
  return [many(added, "added"), many(removed, "removed"), many(changed, "changed")]
    .filter(Boolean)
    .join(", ");
}

/** Entities that were added, and aspects that others gained. */
export function entitiesPart(
  now: Everything["entities"],
  before: Everything["entities"],
  link: Link,
): Markdown {
  const page = (id: string, words: string) => link(`generated/metamodel/entities/${id}.md`, words);
  const added = [...now].filter(([id]) => !before.has(id));
  const gained = [...now].flatMap(([id, { title, aspects }]) => {
    const old = before.get(id);
    const fresh = old ? aspects.filter((aspect) => !old.aspects.includes(aspect)) : [];
    const links = fresh.map((aspect) =>
      link(`generated/metamodel/entities/${id}.md#${aspect.toLowerCase()}`, code(aspect)),
    );
    return links.length > 0 ? [[page(id, title), links.join(", ")]] : [];
  });
  return blocks(
    added.length > 0 && `**Added:** ${added.map(([id, { title }]) => page(id, title)).join(", ")}`,
    table(["Entity", "Aspects added"], gained),
  );
}

const graphqlKinds = [
  ["queries", "Queries"],
  ["mutations", "Mutations"],
  ["objects", "Objects"],
  ["inputObjects", "Inputs"],
  ["interfaces", "Interfaces"],
  ["unions", "Unions"],
  ["enums", "Enums"],
  ["scalars", "Scalars"],
] as const;

/** Names added to or removed from the GraphQL schema. */
export function graphqlPart(now: Everything["graphql"], before: Everything["graphql"], link: Link): Markdown {
  return table(
    ["Kind", "Added", "Removed"],
    graphqlKinds.flatMap(([page, title]) => {
      const added = [...now].filter(([name, on]) => on === page && !before.has(name));
      const removed = [...before].filter(([name, on]) => on === page && !now.has(name));
      if (added.length + removed.length === 0) return [];
      const links = added.map(([name]) => link(`graphql/${page}.md#${name.toLowerCase()}`, code(name)));
      return [
        [
          link(`graphql/${page}.md`, title),
          names(links, "added"),
          names(
            removed.map(([name]) => code(name)),
            "removed",
          ),
        ],
      ];
    }),
  );
}

/** Names in a cell of a table; more than a phone shows at a glance are folded. */
function names(list: readonly Markdown[], what: string): Markdown {
  if (list.length <= 10) return list.join(", ");
  return `<details class="names"><summary>${list.length} ${what}</summary> ${list.join(", ")}</details>`;
}

/** Commands and options that were added or removed. */
export function commandsPart(
  now: Everything["commands"],
  before: Everything["commands"],
  link: Link,
): Markdown {
  const page = (command: string) =>
    link(`cli-commands/reference.md#${commandAnchor(command)}`, code(command));
  const names = (commands: Everything["commands"]) => namesOnly(commands.map(({ command }) => command));
  const options = (commands: Everything["commands"], among: Everything["commands"]) =>
    namesOnly(
      commands
        .filter(({ command }) => among.some((other) => other.command === command))
        .flatMap(({ command, params = [] }) => params.map((param) => `${command} ${paramName(param)}`)),
    );
  return blocks(
    changeList(compare(names(before), names(now)), page, "Commands"),
    changeList(compare(options(before, now), options(now, before)), code, "Options"),
  );
}

/** Privileges that were added or removed. */
export function privilegesPart(
  now: Everything["authorization"],
  before: Everything["authorization"],
  link: Link,
): Markdown {
  const names = ({ privileges }: Everything["authorization"]) =>
    namesOnly(privileges.map(({ name }) => name));
  const page = (name: string) => link(`authorization/privileges.md#${name.toLowerCase()}`, code(name));
  return changeList(compare(names(before), names(now)), page, "Privileges");
}

/** Classes that were added to the reference of the Python SDK. Those on new pages may have existed before. */
export function sdkPart(now: Everything["sdk"], before: Everything["sdk"], link: Link): Markdown {
  type Named = readonly { name: string }[];
  const classesOn = ({ modules }: SdkPage) => modules.flatMap(({ classes }) => classes);
  const row = (page: string, title: string, list: Named, old: Named) => {
    const known = new Set(old.map(({ name }) => name));
    const added = list
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => link(`${page}.md#${name.toLowerCase()}`, code(name)));
    return [link(`${page}.md`, title), names(added, "added")];
  };
  const old = before.pages.flatMap(classesOn);
  const oldModules = modulesOf(before.pages);
  const pageRow = (page: SdkPage) => {
    const [title, added] = row(page.page, page.title, classesOn(page), old);
    const covered = page.modules.some(({ module }) => oldModules.has(module));
    return [title, added && !covered ? `New page, with ${added}` : added];
  };
  return table(
    ["Page", "Added"],
    [
      ...now.pages.map(pageRow),
      row("python-sdk/models", "Models", now.models, before.models),
      row("python-sdk/urns", "URNs", now.urns, before.urns),
    ].filter(([, added]) => added),
  );
}

/** Releases since the previous version. */
export function releasesPart(now: Everything, before: Everything, link: Link): Markdown {
  const known = new Set(before.core.map(({ version }) => version));
  const core = now.core.filter(({ version, date }) => date && !known.has(version));
  const old = new Set(before.cloud.map(({ version }) => version));
  const cloud = now.cloud
    .filter(({ version }) => !old.has(version))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  return bullets([
    ...(core.length > 0
      ? [
          `DataHub Core: ${core.map(({ version, date }) => `${link("releases.md", version)} (${longDate(date!)})`).join(", ")}`,
        ]
      : []),
    ...(cloud.length > 0
      ? [
          `DataHub Cloud: ${cloud
            .map(({ version, date }) => `${link(cloudReleasePage(version), version)} (${longDate(date)})`)
            .join(", ")}`,
        ]
      : []),
  ]);
}

/** Added and removed names, with a line for each kind. */
export function changeList(
  { added, removed }: Changes,
  show: (name: string) => Markdown,
  what: string,
): Markdown {
  return bullets([
    ...(added.length > 0 ? [`${what} added: ${added.map(show).join(", ")}`] : []),
    ...(removed.length > 0 ? [`${what} removed: ${removed.map(code).join(", ")}`] : []),
  ]);
}
