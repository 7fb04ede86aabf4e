import type { SidebarsConfig } from "quire";

/** Marks what only DataHub Cloud has. */
const cloud = { badge: "Cloud" };

const heading = (text: string) => ({ type: "html" as const, value: text, className: "menu-heading" });

const sidebars: SidebarsConfig = {
  overviewSidebar: [
    heading("Getting Started"),
    {
      type: "category",
      label: "What Is DataHub?",
      link: { type: "doc", id: "features" },
      items: [
        { type: "doc", id: "quickstart", label: "Quickstart" },
        { type: "link", label: "Demo", href: "https://demo.datahub.com/" },
        {
          type: "link",
          label: "Customer Stories",
          href: "https://datahub.com/resources/?2004611554=dh-stories",
        },
      ],
    },
    {
      type: "category",
      label: "Features",
      link: {
        type: "generated-index",
        title: "Feature Guides",
        slug: "/category/features",
        description:
          "What DataHub does for the people who find, trust and govern data, a guide for each feature.",
      },
      items: [
        { type: "doc", id: "businessattributes", label: "Business Attributes" },
        { type: "doc", id: "glossary/business-glossary", label: "Business Glossary" },
        { type: "doc", id: "managed-datahub/observe/data-contract", label: "Data Contract" },
        { type: "doc", id: "dataproducts", label: "Data Products" },
        { type: "doc", id: "domains", label: "Domains" },
        { type: "doc", id: "incidents/incidents", label: "Incidents" },
        { type: "doc", id: "ui-ingestion", label: "Ingestion" },
        {
          type: "category",
          label: "Lineage",
          link: { type: "doc", id: "features/feature-guides/lineage" },
          items: [{ type: "doc", id: "act-on-metadata/impact-analysis", label: "Lineage Impact Analysis" }],
        },
        { type: "doc", id: "ownership/ownership-types", label: "Ownership" },
        { type: "doc", id: "schema-history", label: "Schema history" },
        { type: "doc", id: "how/search", label: "Search" },
        { type: "doc", id: "tags", label: "Tags" },
      ],
    },
    heading("DataHub Cloud"),
    {
      type: "category",
      label: "Remote Executor",
      items: [
        {
          type: "doc",
          id: "managed-datahub/remote-executor/about",
          label: "About Remote Executor",
          customProps: cloud,
        },
      ],
    },
    heading("Integrations"),
    {
      type: "category",
      label: "Overview",
      link: { type: "doc", id: "metadata-ingestion/index" },
      items: [
        { type: "doc", id: "metadata-ingestion/recipe_overview", label: "Recipe" },
        { type: "doc", id: "metadata-ingestion/sink_overview", label: "Sinks" },
      ],
    },
    {
      type: "category",
      label: "Quickstart Guides",
      items: [
        { type: "doc", id: "metadata-ingestion/cli-ingestion", label: "CLI Ingestion" },
        {
          type: "category",
          label: "BigQuery",
          items: [
            { type: "doc", id: "quick-ingestion-guides/bigquery/overview", label: "Overview" },
            { type: "doc", id: "quick-ingestion-guides/bigquery/setup", label: "Setup" },
            { type: "doc", id: "quick-ingestion-guides/bigquery/configuration", label: "Configuration" },
          ],
        },
        {
          type: "category",
          label: "Snowflake",
          items: [
            { type: "doc", id: "quick-ingestion-guides/snowflake/overview", label: "Overview" },
            { type: "doc", id: "quick-ingestion-guides/snowflake/setup", label: "Setup" },
            { type: "doc", id: "quick-ingestion-guides/snowflake/configuration", label: "Configuration" },
          ],
        },
        {
          type: "category",
          label: "Tableau",
          items: [
            { type: "doc", id: "quick-ingestion-guides/tableau/overview", label: "Overview" },
            { type: "doc", id: "quick-ingestion-guides/tableau/setup", label: "Setup" },
            { type: "doc", id: "quick-ingestion-guides/tableau/configuration", label: "Configuration" },
          ],
        },
      ],
    },
    {
      type: "category",
      label: "Sources",
      items: [{ type: "doc", id: "lineage/airflow", label: "Airflow" }],
    },
    heading("API & SDKs"),
    {
      type: "category",
      label: "Open Source DataHub Metadata Standard",
      items: [
        { type: "doc", id: "metadata-modeling/metadata-model", label: "The Metadata Model" },
        { type: "doc", id: "what/mxe", label: "Core Metadata Events" },
      ],
    },
    { type: "doc", id: "what-is-datahub/datahub-concepts", label: "Concepts" },
    { type: "doc", id: "api/datahub-apis", label: "Overview" },
    { type: "doc", id: "cli", label: "DataHub CLI" },
    {
      type: "category",
      label: "DataHub Actions",
      link: { type: "doc", id: "act-on-metadata/index" },
      items: [
        { type: "doc", id: "actions/index", label: "Introduction" },
        { type: "doc", id: "actions/concepts", label: "Concepts" },
      ],
    },
    {
      type: "category",
      label: "Guides",
      items: [{ type: "doc", id: "api/tutorials/tags", label: "Tags" }],
    },
    heading("Admin"),
    {
      type: "category",
      label: "Authentication",
      items: [
        { type: "doc", id: "authentication/index", label: "DataHub Authentication Overview" },
        { type: "doc", id: "authentication/concepts", label: "Concepts & Key Components" },
        {
          type: "doc",
          id: "authentication/introducing-metadata-service-authentication",
          label: "Metadata Service Authentication",
        },
        { type: "doc", id: "authentication/personal-access-tokens", label: "Personal Access Tokens" },
      ],
    },
    {
      type: "category",
      label: "Authorization",
      items: [
        { type: "doc", id: "authorization/index", label: "DataHub Authorization Overview" },
        { type: "doc", id: "authorization/roles", label: "Roles" },
        { type: "doc", id: "authorization/policies", label: "Policies Guide" },
      ],
    },
    {
      type: "category",
      label: "Advanced Guides",
      items: [{ type: "doc", id: "how/delete-metadata", label: "Removing Metadata from DataHub" }],
    },
    heading("Deployment"),
    {
      type: "category",
      label: "Deployment Guides",
      link: {
        type: "generated-index",
        title: "Deployment Guides",
        slug: "/category/deployment-guides",
        description: "",
      },
      items: [
        { type: "doc", id: "docker/index", label: "Deploying with Docker" },
        { type: "doc", id: "deploy/kubernetes", label: "Deploying with Kubernetes" },
      ],
    },
    heading("Developers"),
    {
      type: "category",
      label: "Architecture",
      items: [
        { type: "doc", id: "architecture/architecture", label: "DataHub Architecture Overview" },
        { type: "doc", id: "components", label: "Components" },
        { type: "doc", id: "architecture/metadata-ingestion", label: "Ingestion Framework" },
        { type: "doc", id: "architecture/metadata-serving", label: "Serving Tier" },
      ],
    },
    heading("Community"),
    {
      type: "category",
      label: "Community",
      link: { type: "generated-index", title: "Community", slug: "/category/community", description: "" },
      items: [{ type: "doc", id: "slack", label: "Slack" }],
    },
    {
      type: "category",
      label: "Release History",
      items: [{ type: "doc", id: "releases", label: "Releases" }],
    },
  ],
};

export default sidebars;
