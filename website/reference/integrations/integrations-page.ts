import type { DataDocument, DataFile, Problem } from "quire";
import { blocks, documentHref, heading, type Markdown, questions, text } from "../markdown.ts";
import { capabilities, statuses } from "../sources/capabilities.ts";
import type { LoadedSource } from "../sources/load-sources.ts";
import { loadPlatforms } from "./load-platforms.ts";
import { drawLogos, logoShape } from "./logos.ts";
import { capabilityOrder, connections, groups, type Platform } from "./platform.ts";

const page = "pages/integrations.mdx";

/** Maximum length of the capabilities on a card: two lines of the narrowest card, next to the status. */
const MAX_LETTERS = 72;

/**
 * The page of all integrations, with cards by kind, and the sprite with their logos.
 *
 * @param sources of the current version
 * @param problems receives what is wrong in `data/integrations`
 */
export function integrationsPage(
  siteDir: string,
  sources: readonly LoadedSource[],
  problems: Problem[],
): (DataDocument | DataFile)[] {
  const missing = (name: string) => logoShape(siteDir, name) === undefined;
  const platforms = loadPlatforms(siteDir, sources, missing, problems);
  const frontMatter = {
    title: "Integrations",
    description: `The ${platforms.length} platforms DataHub works with: what it reads from each, how well it is supported, and how to connect it.`,
    hide_table_of_contents: true,
  };
  const logos = platforms.flatMap(({ logo }) => logo ?? []);
  return [
    { path: page, frontMatter, markdown: draw(platforms) },
    { path: "/img/platforms.svg", text: drawLogos(siteDir, logos) },
  ];
}

function draw(platforms: readonly Platform[]): Markdown {
  const options = {
    total: platforms.length,
    kinds: groups.map(({ slug, title }) => ({ value: slug, label: title })),
    statuses: Object.entries(statuses).map(([name, { label }]) => ({ value: name.toLowerCase(), label })),
    connections: Object.entries(connections).map(([value, label]) => ({ value, label })),
    capabilities: capabilityOrder.map((name) => ({ value: token(name), label: capabilities[name].label })),
  };
  return blocks(
    'import { IntegrationFilter } from "@site/components/integrations/integration-filter.tsx";\nimport { PlatformCard, PlatformList } from "@site/components/integrations/platform-card.tsx";',
    questions([
      "does DataHub work with our tools",
      "logos of all supported platforms",
      "filter integrations by kind or capability",
      "Which platforms push their metadata and which are read?",
    ]),
    '<p className="landing-lead">DataHub gathers metadata from the platforms you have. Each card leads to what can be read from one, and how to connect it.</p>',
    `<IntegrationFilter options={${JSON.stringify(options)}} />`,
    ...groups.map(({ kind, slug, title }) => {
      const members = platforms.filter((platform) => platform.kind === kind);
      return (
        members.length > 0 &&
        blocks(
          heading(2, title, slug),
          questions([`${title}: what can DataHub connect to`]),
          `<PlatformList kind="${slug}">`,
          ...members.map(card),
          "</PlatformList>",
        )
      );
    }),
  );
}

/** A capability as a value in the page's URL. */
const token = (name: string) =>
  capabilities[name as keyof typeof capabilities].short.toLowerCase().replace(/\W+/g, "-");

/** The card of a platform: link, status and capabilities. */
function card(platform: Platform): Markdown {
  const { name, logo, status, connection, also, note } = platform;
  const properties = {
    name,
    logo,
    status: status?.toLowerCase(),
    connection,
    can: platform.capabilities.map(token).join(" ") || undefined,
    also: also.join(" ") || undefined,
  };
  const attributes = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  const words = platform.capabilities.length > 0 ? able(platform) : note && text(note.replace(/\.$/, ""));
  return blocks(
    `<PlatformCard${attributes.join("")}>`,
    `[${text(name)}](${platform.href ?? documentHref(page, `docs/${platform.page}.md`)})`,
    [status && `**${statuses[status].label}**`, words].filter(Boolean).join(" · "),
    "</PlatformCard>",
  );
}

/**
 * The capabilities of a platform in about two lines: the first ones, and the number of the others. The full list
 * is included for filters, programs and screen readers.
 */
function able({ capabilities: names }: Platform): Markdown {
  const labels = names.map((name, at) => {
    const { label } = capabilities[name];
    return at === 0 ? label : label.toLowerCase();
  });
  const whole = labels.join(", ");
  if (whole.length <= MAX_LETTERS) return whole;
  let shown = 1;
  while (labels.slice(0, shown + 1).join(", ").length <= MAX_LETTERS - " and 10 more".length) shown++;
  const rest = labels.length - shown;
  return `${labels.slice(0, shown).join(", ")}<span className="visually-hidden">, ${labels.slice(shown).join(", ")}</span><span aria-hidden="true"> and ${rest} more</span>`;
}
