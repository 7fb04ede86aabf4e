import useBaseUrl from "@docusaurus/useBaseUrl";
import Link from "@theme/Link";
import { Icon, type IconName } from "../components/icons.tsx";
import { type IndexEntry, IndexList } from "../components/index-list.tsx";
import { type Destination, LinkList } from "../components/link-list.tsx";
import { olderVersions } from "../data/older-versions.ts";

export const head = {
  title: "Documentation",
  description:
    "Find your way in the DataHub documentation by what you want to do: start, ingest, discover, govern, integrate, operate.",
};

const first: { title: string; text: string; to: string }[] = [
  { title: "What is DataHub?", text: "What it is for, and what it can do.", to: "/docs/features" },
  { title: "Quickstart", text: "A running DataHub on your machine.", to: "/docs/quickstart" },
  {
    title: "Concepts",
    text: "The words, each in a few sentences.",
    to: "/docs/what-is-datahub/datahub-concepts",
  },
];

const tasks: { id: string; icon: IconName; title: string; text: string; links: Destination[] }[] = [
  {
    id: "start",
    icon: "play",
    title: "Start",
    text: "Try DataHub, and get your bearings.",
    links: [
      { label: "Run the quickstart", to: "/docs/quickstart" },
      { label: "Learn the concepts", to: "/docs/what-is-datahub/datahub-concepts" },
      { label: "See the architecture", to: "/docs/architecture/architecture" },
      { label: "Connect a first source in the UI", to: "/docs/ui-ingestion" },
      { label: "Install the CLI", to: "/docs/cli" },
      { label: "Ask the community", to: "/docs/slack" },
    ],
  },
  {
    id: "ingest",
    icon: "inbox",
    title: "Ingest",
    text: "Bring metadata in from your data systems.",
    links: [
      { label: "Introduction to ingestion", to: "/docs/metadata-ingestion" },
      { label: "Snowflake", to: "/docs/quick-ingestion-guides/snowflake/overview" },
      { label: "BigQuery", to: "/docs/quick-ingestion-guides/bigquery/overview" },
      { label: "Tableau", to: "/docs/quick-ingestion-guides/tableau/overview" },
      { label: "Write a recipe", to: "/docs/metadata-ingestion/recipe_overview" },
      { label: "Undo a run, or remove metadata", to: "/docs/how/delete-metadata" },
    ],
  },
  {
    id: "discover",
    icon: "search",
    title: "Discover",
    text: "Find data, and see where it comes from.",
    links: [
      { label: "Search", to: "/docs/how/search" },
      { label: "Lineage", to: "/docs/features/feature-guides/lineage" },
      { label: "Impact analysis", to: "/docs/act-on-metadata/impact-analysis" },
      { label: "Schema history", to: "/docs/schema-history" },
      { label: "Data products", to: "/docs/dataproducts" },
    ],
  },
  {
    id: "govern",
    icon: "shield",
    title: "Govern",
    text: "Give data a meaning, an owner and rules.",
    links: [
      { label: "Business glossary", to: "/docs/glossary/business-glossary" },
      { label: "Domains", to: "/docs/domains" },
      { label: "Tags", to: "/docs/tags" },
      { label: "Ownership", to: "/docs/ownership/ownership-types" },
      { label: "Data contracts", to: "/docs/managed-datahub/observe/data-contract" },
      { label: "Policies", to: "/docs/authorization/policies" },
    ],
  },
  {
    id: "integrate",
    icon: "code",
    title: "Integrate",
    text: "Read, write and react from your own code.",
    links: [
      { label: "Choose an API or SDK", to: "/docs/api/datahub-apis" },
      { label: "Tutorial: tags in three APIs", to: "/docs/api/tutorials/tags" },
      { label: "React to changes with Actions", to: "/docs/actions" },
      { label: "Write a source of your own", to: "/docs/metadata-ingestion/adding-source" },
      { label: "The metadata model", to: "/docs/metadata-modeling/metadata-model" },
      { label: "Personal access tokens", to: "/docs/authentication/personal-access-tokens" },
    ],
  },
  {
    id: "operate",
    icon: "server",
    title: "Operate",
    text: "Deploy DataHub, secure it and keep it running.",
    links: [
      { label: "Deploy with Kubernetes", to: "/docs/deploy/kubernetes" },
      { label: "Deploy with Docker", to: "/docs/docker" },
      { label: "Authentication", to: "/docs/authentication" },
      { label: "Harden a deployment", to: "/docs/security_stance#what-you-secure-yourself" },
      { label: "Upgrade", to: "/docs/how/updating-datahub" },
      { label: "Back up and restore", to: "/docs/how/backup-datahub" },
    ],
  },
];

const reference: IndexEntry[] = [
  {
    label: "Sources",
    text: "What each reads, and every field.",
    to: "/docs/metadata-ingestion/source_overview",
  },
  {
    label: "Entities",
    text: "Aspects, fields and relationships.",
    to: "/docs/generated/metamodel/entities/dataset",
  },
  { label: "GraphQL", text: "Queries, mutations and types.", to: "/docs/graphql/queries" },
  { label: "OpenAPI", text: "Endpoints of the REST API.", to: "/docs/api/openapi/openapi-usage-guide" },
  { label: "Python SDK", text: "Classes, models and URNs.", to: "/docs/python-sdk/models" },
  { label: "Command line", text: "Commands and their options.", to: "/docs/cli" },
  {
    label: "Environment variables",
    text: "Settings of each component.",
    to: "/docs/deploy/environment-vars",
  },
  { label: "Releases", text: "What came when.", to: "/docs/releases" },
];

const community: IndexEntry[] = [
  { label: "Slack", text: "Ask, answer and show.", to: "/slack" },
  { label: "Events", text: "Town halls and the summit.", to: "/events" },
  { label: "Adoption stories", text: "Who uses DataHub.", to: "/adoption-stories" },
  { label: "Guild and Champions", text: "Who makes it better, and how.", to: "/guild" },
];

const versions: IndexEntry[] = [
  { label: "Next", text: "The current version, which these links lead to.", to: "/docs/features" },
  { label: "1.1.0", text: "Released in May 2025, no longer maintained.", to: "/docs/1.1.0/features" },
];

export default function DocsLanding() {
  return (
    <main id="main" className="landing" tabIndex={-1}>
      <header className="landing-head">
        <h1>DataHub documentation</h1>
        <p className="landing-lead">
          Guides, concepts and reference for people who run DataHub, bring metadata into it, or look things up
          in it.
        </p>
        <search>
          <form className="search-form scripted" action={useBaseUrl("/search")}>
            <input
              type="search"
              name="q"
              aria-label="Search the documentation"
              placeholder="Try: column lineage"
              required
            />
            <button type="submit" className="button">
              Search
            </button>
          </form>
        </search>
        <ul className="cards first-steps">
          {first.map(({ title, text, to }) => (
            <li key={to}>
              <Link className="card" to={to}>
                <strong>{title}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </header>

      <section className="landing-part" aria-labelledby="tasks">
        <h2 id="tasks">What do you want to do?</h2>
        <div className="landing-columns">
          {tasks.map(({ id, icon, title, text, links }) => (
            <section key={id} id={id}>
              <h3>
                <Icon name={icon} />
                {title}
              </h3>
              <p>{text}</p>
              <LinkList links={links} />
            </section>
          ))}
        </div>
      </section>

      <section className="landing-part" aria-labelledby="reference">
        <h2 id="reference">Look something up</h2>
        <IndexList entries={reference} />
      </section>

      <section className="landing-part" aria-labelledby="community">
        <h2 id="community">Meet others</h2>
        <IndexList entries={community} />
      </section>

      <section className="landing-part" aria-labelledby="versions">
        <h2 id="versions">Versions</h2>
        <ul className="version-list">
          {versions.map(({ label, text, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
              <span>{text}</span>
            </li>
          ))}
          <li>
            <span className="version-older">Older</span>
            <span className="version-links">
              {olderVersions.map(({ label, href }) => (
                <Link key={label} to={href}>
                  {label}
                </Link>
              ))}
            </span>
          </li>
        </ul>
        <p className="version-note">
          The <Link to="/docs/releases">releases page</Link> lists the releases with their dates.
        </p>
      </section>
    </main>
  );
}
