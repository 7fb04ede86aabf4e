import { defineConfig } from "quire";
import { places, websiteSources } from "./data/community/places.ts";
import { olderVersions } from "./data/older-versions.ts";
import archived from "./versions.json" with { type: "json" };

export default defineConfig({
  title: "DataHub",
  tagline: "The open-source metadata platform",
  url: "https://docs.datahub.com",
  favicon: "img/favicon.svg",
  docs: {
    lastVersion: "current",
    numberPrefixes: false,
    sidebarPath: "sidebars.ts",
    editUrl: websiteSources,
    showLastUpdateTime: true,
    versions: {
      current: { label: "Next", banner: "none", changesSince: archived[0] },
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
  data: [{ module: "reference/pages.ts", inputs: ["data"] }],
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
    feedbackUrl: `${places.repository}/issues/new?title=Search:%20{query}`,
  },
  ask: {
    provider: "embedded",
    questions: [
      "What is DataHub?",
      "How do I start DataHub on my machine?",
      "How do I ingest metadata?",
      "How do I add a tag?",
    ],
  },
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
    "styles/model.css",
    // Last: it hides what other sheets lay out, without scripts and in print.
    "styles/reference.css",
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
      content: `<strong>CONTEXT</strong> <span>The DataHub summit</span> <a href="${places.summit}">Register <span aria-hidden="true">→</span></a>`,
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
          href: `${places.slack}?utm_source=docs&utm_medium=header&utm_campaign=docs_header`,
          icon: "slack",
        },
        { label: "GitHub", href: places.repository, icon: "github" },
      ],
    },
    colorMode: { defaultMode: "light", disableSwitch: true },
    typeface: "all",
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
            { label: "Slack", href: places.slack },
            { label: "YouTube", href: places.recordings },
            { label: "Blog", href: places.blog },
            { label: "Town Halls", to: "/docs/townhalls" },
            { label: "Customer Stories", href: "https://datahub.com/resources/?2004611554=dh-stories" },
          ],
        },
        {
          title: "More",
          items: [
            { label: "Demo", href: places.demo },
            { label: "Roadmap", href: `${places.requests}roadmap` },
            { label: "Contributing", to: "/docs/contributing" },
            { label: "GitHub", href: places.repository },
            { label: "Feature Requests", href: places.requests },
          ],
        },
      ],
      copyright: "Copyright © 2015-2025 DataHub Project Authors.",
    },
  },
});
