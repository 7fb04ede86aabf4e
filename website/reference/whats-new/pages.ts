import type { DataDocument } from "quire";
import { loadActions } from "../actions/actions.ts";
import { loadCommands } from "../cli/commands.ts";
import { dataPages } from "../data-pages.ts";
import { throwProblems } from "../data-problems.ts";
import { answering, blocks, documentLink, type Markdown, questions, section } from "../markdown.ts";
import { loadAuthorization } from "../privileges/privileges.ts";
import { loadSdk } from "../python-sdk/sdk.ts";
import { loadCloudReleases, loadCoreReleases } from "../releases/releases.ts";
import { loadSinks } from "../sinks/sinks.ts";
import { loadTransformers } from "../transformers/transformers.ts";
import { loadEach, type Version } from "../versions.ts";
import { changeQuestions, overviewQuestions } from "./change-questions.ts";
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

/** An overview of all changes for every version that has a predecessor. */
const pages = dataPages(({ siteDir }, problems) => {
  const load = (version: Version) => ({
    sources: sourceFacts(siteDir, version, problems),
    entities: entityFacts(siteDir, version, problems),
    graphql: graphqlNames(siteDir, version, problems),
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
  const name = version.label === "Next" ? "the coming version" : version.label;
  const link = (page: string, words: Markdown) => documentLink(path, `${version.docs}/${page}`, words);
  const asked = changeQuestions(since);
  const part = (title: keyof typeof asked, ...body: readonly Markdown[]) =>
    section(2, title, answering(asked[title], ...body));
  const parts = [
    part("Guides", ...now.guides.map((group) => guidesPart(group, link))),
    part("Sources", sourcesPart(now.sources, before.sources, link)),
    part("Transformers, sinks and actions", pluginsPart(now, before, link)),
    part("Entities", entitiesPart(now.entities, before.entities, link)),
    part("GraphQL", graphqlPart(now.graphql, before.graphql, link)),
    part("Command line", commandsPart(now.commands, before.commands, link)),
    part("Privileges", privilegesPart(now.authorization, before.authorization, link)),
    part("Python SDK", sdkPart(now.sdk, before.sdk, link)),
    part("Releases", releasesPart(now, before, link)),
  ].filter(Boolean);
  return {
    path,
    frontMatter: {
      title: `What's New Since ${since}`,
      sidebar_label: "What's New",
      description: `What changed in DataHub and its documentation since ${since}: guides, sources, entities, APIs, commands and privileges.`,
      keywords: [`changes since ${since}`, "changelog", "differences between versions", "added", "removed"],
      kind: "release",
      displayed_sidebar: "overviewSidebar",
    },
    markdown: blocks(
      `# What's New Since ${since}`,
      questions(overviewQuestions(version, since)),
      `This page lists what is new and what has changed in ${name} since ${since}. Pages that are new or have changed say so above their title; follow “Changed since ${since}” there to see the changes.`,
      `Before you upgrade, read ${link("how/updating-datahub.md", "Updating DataHub")}. It says which changes you must act on, release by release.`,
      ...(parts.length > 0 ? parts : ["Nothing has changed so far."]),
    ),
  };
}
