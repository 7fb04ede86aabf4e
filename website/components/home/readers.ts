import type { Destination } from "../link-list.tsx";

/** The groups of readers, what they want, and where each should start. */
export const readers: { who: string; wants: string; links: Destination[] }[] = [
  {
    who: "New to DataHub",
    wants: "See what it is, and have one running.",
    links: [
      { label: "What is DataHub?", to: "/docs/features" },
      { label: "Quickstart", to: "/docs/quickstart" },
      { label: "Concepts in a few sentences each", to: "/docs/what-is-datahub/datahub-concepts" },
      { label: "Connect a first source in the UI", to: "/docs/ui-ingestion" },
    ],
  },
  {
    who: "Analyst",
    wants: "Find the right table, and know what its columns mean.",
    links: [
      { label: "Search with filters", to: "/docs/how/search" },
      { label: "Trace a number to its source", to: "/docs/features/feature-guides/lineage" },
      { label: "Look up a business term", to: "/docs/glossary/business-glossary" },
      {
        label: "Judge whether to trust a table",
        to: "/docs/how/ui-tabs-guide#decide-whether-to-trust-a-dataset",
      },
    ],
  },
  {
    who: "Data engineer",
    wants: "Bring metadata in, and know what a change will break.",
    links: [
      { label: "Write a recipe", to: "/docs/metadata-ingestion/recipe_overview" },
      { label: "Report lineage from Airflow", to: "/docs/lineage/airflow" },
      { label: "Analyse the impact of a change", to: "/docs/act-on-metadata/impact-analysis" },
      { label: "Debug pipelines with lineage", to: "/learn/data-pipeline" },
    ],
  },
  {
    who: "Operator",
    wants: "Deploy DataHub, secure it and keep it running.",
    links: [
      { label: "Deploy with Kubernetes", to: "/docs/deploy/kubernetes" },
      { label: "Choose how people sign in", to: "/docs/authentication" },
      { label: "Decide who may do what", to: "/docs/authorization" },
      { label: "Find out what is wrong", to: "/docs/troubleshooting/general" },
    ],
  },
  {
    who: "Architect",
    wants: "See how DataHub is built, and where it fits in.",
    links: [
      { label: "Architecture overview", to: "/docs/architecture/architecture" },
      { label: "The metadata model", to: "/docs/metadata-modeling/metadata-model" },
      { label: "Choose an API or SDK", to: "/docs/api/datahub-apis" },
      { label: "Data mesh in practice", to: "/learn/data-mesh" },
    ],
  },
  {
    who: "Governance lead",
    wants: "Give data a meaning, an owner and rules.",
    links: [
      { label: "Set up governance in order", to: "/docs/features#set-up-governance-in-order" },
      { label: "Build a business glossary", to: "/docs/glossary/business-glossary" },
      { label: "Group assets by domain", to: "/docs/domains" },
      { label: "Write access policies", to: "/docs/authorization/policies" },
    ],
  },
];
