import { defineConfig } from "quire";
import { olderVersions } from "./data/older-versions.ts";
import versions from "./versions.json" with { type: "json" };

/** Folders of the data of every version. */
const dataOf = (...folders: string[]) =>
  ["next", ...versions].flatMap((version) => folders.map((folder) => `data/${version}/${folder}`));

export default defineConfig({
  title: "DataHub",
  tagline: "The open-source metadata platform",
  url: "https://docs.datahub.com",
  favicon: "img/favicon.svg",
  docs: {
    lastVersion: "current",
    numberPrefixes: false,
    sidebarPath: "sidebars.ts",
    editUrl: "https://github.com/datahub-project/datahub/blob/master/website",
    versions: {
      current: { label: "Next", banner: "none" },
      "1.1.0": { label: "1.1.0", banner: "unmaintained" },
    },
  },
  blog: {
    path: "learn",
    routeBasePath: "learn",
    title: "DataHub Learn",
    description: "Ideas behind good metadata, for the people who work with data.",
    postsPerPage: "ALL",
    sidebarTitle: "All posts",
  },
  data: [
    { module: "reference/actions/pages.ts", inputs: dataOf("actions") },
    { module: "reference/cli/pages.ts", inputs: dataOf("cli") },
    { module: "reference/env-vars/pages.ts", inputs: dataOf("env-vars") },
    {
      module: "reference/model/pages.ts",
      inputs: dataOf("entities", "aspects", "types", "graphql", "sources"),
    },
    { module: "reference/privileges/pages.ts", inputs: dataOf("privileges") },
    { module: "reference/python-sdk/pages.ts", inputs: dataOf("python-sdk") },
    { module: "reference/releases/pages.ts", inputs: dataOf("releases") },
    {
      module: "reference/rest-api/pages.ts",
      // Nobody has listed the endpoints of 1.1.0.
      inputs: dataOf("rest-api").filter((folder) => !folder.startsWith("data/1.1.0/")),
    },
    { module: "reference/sinks/pages.ts", inputs: dataOf("sinks") },
    { module: "reference/transformers/pages.ts", inputs: dataOf("transformers") },
    {
      module: "reference/sources/pages.ts",
      inputs: [...dataOf("sources"), "data/field-descriptions", "data/integrations"],
    },
    { module: "reference/whats-new/pages.ts", inputs: dataOf("") },
  ],
  search: {
    provider: "embedded",
    synonyms: "search/synonyms.yml",
    kinds: {
      "generated/ingestion/sources/*": "source",
      "generated/metamodel/entities/*": "entity",
      "graphql/**": "graphql",
      "{cli,cli-commands/*,datahub_lite}": "cli",
      "managed-datahub/release-notes/*": "release",
    },
    startingPoints: [
      { label: "Quickstart", to: "/docs/quickstart" },
      { label: "What DataHub is", to: "/docs/features" },
      { label: "Ingest metadata", to: "/docs/metadata-ingestion" },
      { label: "Integrations", to: "/integrations" },
      { label: "APIs", to: "/docs/api/datahub-apis" },
    ],
    feedbackUrl: "https://github.com/datahub-project/datahub/issues/new?title=Search:%20{query}",
  },
  ask: { provider: "embedded" },
  problems: { duplicateTitles: "ignore" },
  markdown: {
    components: {
      MetamodelExplorer: "components/metamodel/metamodel-explorer.tsx#MetamodelExplorer",
      NameFilter: "components/metamodel/name-filter.tsx#NameFilter",
      RecipeBuilder: "components/reference/recipe-builder.tsx",
      RelationshipDiagram: "components/metamodel/relationship-diagram.tsx#RelationshipDiagram",
      RowFilter: "components/reference/row-filter.tsx",
    },
  },
  inlineCss: ["styles/site.css"],
  css: [
    "styles/site.css",
    "styles/landing.css",
    "styles/community.css",
    "styles/integrations.css",
    "styles/tools.css",
    "styles/reference.css",
    "styles/model.css",
  ],
  redirects: [
    {
      from: "/docs/managed-datahub/operator-guide/setting-up-remote-ingestion-executor",
      to: "/docs/managed-datahub/remote-executor/about",
    },
  ],
  theme: {
    image: "img/card.png",
    announcementBar: {
      id: "announcement-3",
      content:
        '<strong>CONTEXT</strong> <span>The DataHub summit</span> <a href="https://datahub.com/context">Register <span aria-hidden="true">→</span></a>',
      backgroundColor: "transparent",
      textColor: "#ffffff",
      isCloseable: false,
    },
    navbar: {
      hideOnScroll: true,
      logo: {
        alt: "DataHub",
        src: "img/datahub-logo.svg",
        srcDark: "img/datahub-logo-dark.svg",
        href: "https://datahub.com",
        width: 128,
        height: 28,
      },
      items: [
        {
          type: "versions",
          position: "left",
          external: olderVersions,
        },
        { label: "Docs", to: "/docs" },
        { label: "Integrations", to: "/integrations" },
        { label: "Learn", to: "/learn" },
        { type: "search" },
        {
          label: "Slack",
          href: "https://datahub.com/slack?utm_source=docs&utm_medium=header&utm_campaign=docs_header",
          icon: "slack",
        },
        { label: "GitHub", href: "https://github.com/datahub-project/datahub", icon: "github" },
      ],
    },
    colorMode: { defaultMode: "light", disableSwitch: true },
    footer: {
      style: "dark",
      links: [
        {
          title: "Docs",
          items: [
            { label: "Introduction", to: "/docs" },
            { label: "Quickstart", to: "/docs/quickstart" },
          ],
        },
        {
          title: "Community",
          items: [
            { label: "Slack", href: "https://datahub.com/slack" },
            { label: "YouTube", href: "https://www.youtube.com/channel/UC3qFQC5IiwR5fvWEqi_tJ5w" },
            { label: "Blog", href: "https://medium.com/datahub-project" },
            { label: "Customer Stories", href: "https://datahub.com/resources/?2004611554=dh-stories" },
          ],
        },
        {
          title: "More",
          items: [
            { label: "Demo", href: "https://demo.datahub.com/" },
            { label: "Roadmap", href: "https://feature-requests.datahubproject.io/roadmap" },
            { label: "GitHub", href: "https://github.com/datahub-project/datahub" },
            { label: "Feature Requests", href: "https://feature-requests.datahubproject.io/" },
          ],
        },
      ],
      copyright: "Copyright © 2015-2025 DataHub Project Authors.",
    },
  },
});
