import type { DataPages, Problem } from "quire";
import type { DataFile } from "../data-file.ts";
import { dataProblem, throwProblems } from "../data-problems.ts";
import { loadFolder } from "../load-data.ts";
import { blocks, documentHref, heading, type Markdown, text } from "../markdown.ts";
import { drawLogos } from "./logos.ts";
import { capabilities, connections, kinds, type Platform, platformSchema, statuses } from "./platform.ts";

const page = "pages/integrations.mdx";

/** The page of all integrations, a card each by kind, and the picture that holds their logos. */
const integrations: DataPages = ({ siteDir }) => {
  const problems: Problem[] = [];
  const files = loadFolder(siteDir, "data/integrations", platformSchema, problems);
  for (const { value, at } of files) {
    if ((value.page === undefined) === (value.href === undefined)) {
      problems.push(dataProblem(at([]), "A platform needs either `page` or `href`, and not both."));
    }
  }
  const logos = drawLogos(
    siteDir,
    files.flatMap(({ value }) => value.logo ?? []),
    (name) => {
      const file = files.find(({ value }) => value.logo === name)!;
      problems.push(
        dataProblem(
          file.at(["logo"]),
          `There is no logo \`${name}\`.`,
          "Take a name of simple-icons, or leave it out.",
        ),
      );
    },
  );
  throwProblems(problems);
  return [
    {
      path: page,
      frontMatter: {
        title: "Integrations",
        description: `The ${files.length} platforms DataHub works with: what it reads from each, how well it is supported, and how to connect it.`,
        hide_table_of_contents: true,
      },
      markdown: draw(files),
    },
    { path: "/img/platforms.svg", text: logos },
  ];
};

export default integrations;

function draw(files: readonly DataFile<Platform>[]): Markdown {
  const platforms = files.map(({ value }) => value);
  const groups = Object.entries(kinds).map(([kind, title]) => {
    const members = platforms
      .filter((platform) => platform.kind === kind)
      .sort((a, b) => a.name.localeCompare(b.name, "en"));
    return (
      members.length > 0 &&
      blocks(
        heading(2, title, kind),
        `<PlatformList kind="${kind}">`,
        ...members.map(card),
        "</PlatformList>",
      )
    );
  });
  const options = {
    total: platforms.length,
    kinds: Object.entries(kinds).map(([value, label]) => ({ value, label })),
    statuses: Object.entries(statuses).map(([value, label]) => ({ value, label })),
    connections: Object.entries(connections).map(([value, label]) => ({ value, label })),
    capabilities: Object.values(capabilities).map(({ slug, label }) => ({ value: slug, label })),
  };
  return blocks(
    'import { IntegrationFilter } from "@site/components/integrations/integration-filter.tsx";\nimport { PlatformCard, PlatformList } from "@site/components/integrations/platform-card.tsx";',
    "DataHub gathers metadata from the platforms you have. Each card leads to what can be read from one, and how to connect it.",
    `<IntegrationFilter options={${JSON.stringify(options)}} />`,
    ...groups,
  );
}

/** A platform: a link to its page, its status and what it can do. */
function card(platform: Platform): Markdown {
  const able = Object.entries(capabilities).filter(([id]) =>
    (platform.capabilities as string[]).includes(id),
  );
  const properties = {
    name: platform.name,
    logo: platform.logo,
    status: platform.status,
    connection: platform.connection,
    can: able.map(([, { slug }]) => slug).join(" ") || undefined,
    also: platform.also.join(" ") || undefined,
  };
  const attributes = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  const href = platform.href ?? documentHref(page, `docs/${platform.page}.md`);
  return blocks(
    `<PlatformCard${attributes.join("")}>`,
    `[${text(platform.name)}](${href})`,
    [
      platform.status && `**${statuses[platform.status]}**`,
      able.length > 0
        ? able.map(([, { label }], index) => (index === 0 ? label : label.toLowerCase())).join(", ")
        : platform.note && text(platform.note.replace(/\.$/, "")),
    ]
      .filter(Boolean)
      .join(" · "),
    "</PlatformCard>",
  );
}
