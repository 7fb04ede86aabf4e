import type { DataDocument } from "quire";
import { loadActions } from "../actions/actions.ts";
import { loadCommands } from "../cli/commands.ts";
import { dataPages, throwProblems } from "../data-problems.ts";
import { blocks, documentLink, type Markdown, questions, section } from "../markdown.ts";
import { loadAuthorization } from "../privileges/privileges.ts";
import { loadSdk } from "../python-sdk/sdk.ts";
import { loadCloudReleases, loadCoreReleases } from "../releases/releases.ts";
import { loadSinks } from "../sinks/sinks.ts";
import { loadTransformers } from "../transformers/transformers.ts";
import { loadEach, type Version } from "../versions.ts";
import { graphqlNames } from "./graphql-names.ts";
import { type GuideGroup, loadNewGuides } from "./guides.ts";
import { entityFacts, sourceFacts } from "./model-names.ts";
import { type Plugins, pluginsPart } from "./plugins-part.ts";
import {
  commandsPart,
  type Everything,
  entitiesPart,
  graphqlPart,
  guidesPart,
  privilegesPart,
  releasesPart,
  sdkPart,
  sourcesPart,
} from "./sections.ts";

/** The overview of all that changed since the version before, for every version that has one. */
const pages = dataPages(({ siteDir }, problems) => {
  const load = (version: Version) => ({
    sources: sourceFacts(siteDir, version, problems),
    entities: entityFacts(siteDir, version, problems),
    graphql: graphqlNames(siteDir, version),
    commands: loadCommands(siteDir, version, problems),
    authorization: loadAuthorization(siteDir, version, problems),
    sdk: loadSdk(siteDir, version, problems),
    core: loadCoreReleases(siteDir, version, problems),
    cloud: loadCloudReleases(siteDir, version, problems),
    sinks: loadSinks(siteDir, version, problems),
    transformers: loadTransformers(siteDir, version, problems),
    actions: loadActions(siteDir, version, problems),
    guides: version.before ? loadNewGuides(siteDir, version, problems) : [],
  });
  const loaded = loadEach(load);
  throwProblems(problems);
  return loaded.flatMap(({ version, now, before }) => (before ? [overview(version, now, before)] : []));
});

export default pages;

function overview(
  version: Version,
  now: Everything & Plugins & { guides: readonly GuideGroup[] },
  before: Everything & Plugins,
): DataDocument {
  const path = `${version.docs}/whats-new.md`;
  const since = version.before!.label;
  const isComing = version.label === "Next";
  const name = isComing ? "the coming version" : version.label;
  const link = (page: string, words: Markdown) => documentLink(path, `${version.docs}/${page}`, words);
  const answering = (question: string, part: Markdown) => part && blocks(questions([question]), part);
  const parts = [
    section(2, "Guides", ...now.guides.map((group) => guidesPart(group, link))),
    section(
      2,
      "Sources",
      answering(`Which sources are new since ${since}?`, sourcesPart(now.sources, before.sources, link)),
    ),
    section(2, "Transformers, sinks and actions", pluginsPart(now, before, link)),
    section(
      2,
      "Entities",
      answering(
        `Which entities or aspects are new since ${since}?`,
        entitiesPart(now.entities, before.entities, link),
      ),
    ),
    section(
      2,
      "GraphQL",
      answering(
        `Which queries and mutations are new since ${since}?`,
        graphqlPart(now.graphql, before.graphql, link),
      ),
    ),
    section(
      2,
      "Command line",
      answering(`Which commands are new since ${since}?`, commandsPart(now.commands, before.commands, link)),
    ),
    section(
      2,
      "Privileges",
      answering(
        `Which privileges are new since ${since}?`,
        privilegesPart(now.authorization, before.authorization, link),
      ),
    ),
    section(2, "Python SDK", sdkPart(now.sdk, before.sdk, link)),
    section(2, "Releases", releasesPart(now, before, link)),
  ].filter(Boolean);
  return {
    path,
    frontMatter: {
      title: `What's new since ${since}`,
      sidebar_label: "What's new",
      description: `Everything this version of DataHub's documentation has that ${since} has not: guides, sources, entities, APIs, commands and privileges.`,
      keywords: [`changes since ${since}`, "changelog", "differences between versions", "added", "removed"],
      kind: "release",
      displayed_sidebar: "overviewSidebar",
    },
    markdown: blocks(
      `# What's new since ${since}`,
      questions([
        `What changed since ${since}?`,
        isComing ? "What is new in the coming version of DataHub?" : `What is new in DataHub ${name}?`,
        `What is the difference between ${since} and ${version.label}?`,
        `What was added or removed since ${since}?`,
      ]),
      `This page compares the documentation of ${name} with that of ${since}. Pages with differences end with a section that shows them in detail.`,
      ...(parts.length > 0 ? parts : ["Nothing has changed so far."]),
    ),
  };
}
