import CodeBlock from "@theme/CodeBlock";
import Link from "@theme/Link";
import { AssetPicture } from "../components/home/asset-picture.tsx";
import { PlatformStrip } from "../components/home/platform-strip.tsx";
import { readers } from "../components/home/readers.ts";
import { Icon, type IconName } from "../components/icons.tsx";
import { LinkList } from "../components/link-list.tsx";

export const head = {
  title: "DataHub",
  description:
    "Documentation of DataHub, the open-source metadata platform to find, understand and govern data.",
};

const cards: { icon: IconName; title: string; text: string; to: string }[] = [
  {
    icon: "search",
    title: "Data Discovery",
    text: "Search every platform at once, and see what a table means before you use it.",
    to: "/docs/how/search",
  },
  {
    icon: "book",
    title: "Data Governance",
    text: "Agree on terms, owners and domains, and decide who may change what.",
    to: "/docs/glossary/business-glossary",
  },
  {
    icon: "shield",
    title: "Data Quality Control",
    text: "State what a dataset promises, and tell its readers when the promise is broken.",
    to: "/docs/managed-datahub/observe/data-contract",
  },
  {
    icon: "inbox",
    title: "UI-based Ingestion",
    text: "Connect a source in the browser, put it on a schedule and read its runs.",
    to: "/docs/ui-ingestion",
  },
  {
    icon: "code",
    title: "APIs and SDKs",
    text: "Read and write all metadata with GraphQL, OpenAPI, Python and Java.",
    to: "/docs/api/datahub-apis",
  },
  {
    icon: "people",
    title: "Vibrant Community",
    text: "Ask users and maintainers on Slack, and show what you have built.",
    to: "/docs/slack",
  },
];

const articles: { title: string; who: string; to: string }[] = [
  {
    title: "What is a business glossary, and how do you keep one alive?",
    who: "For governance leads",
    to: "/learn/business-glossary",
  },
  {
    title: "How to define a business metric that everyone calculates the same way",
    who: "For analysts",
    to: "/learn/business-metric",
  },
  {
    title: "Data mesh in practice, and what a metadata catalog does for it",
    who: "For architects and platform leads",
    to: "/learn/data-mesh",
  },
];

export default function Home() {
  return (
    <main id="main" className="landing" tabIndex={-1}>
      <header className="landing-head landing-hero">
        <div className="landing-intro">
          <h1>Find, understand and trust your data</h1>
          <p className="landing-lead">
            DataHub is an open-source metadata platform: it gathers what is known about your tables,
            pipelines, dashboards and models, and lets people and programs search it.
          </p>
          <p className="landing-actions">
            <Link className="button action" to="/docs/quickstart">
              Quickstart With Open Source
            </Link>
            <Link className="button action action-other" to="https://datahub.com/products/why-datahub-cloud/">
              Learn About DataHub Cloud
            </Link>
          </p>
        </div>
        <AssetPicture />
      </header>

      <section className="landing-part" aria-labelledby="features">
        <h2 id="features">What you can do with DataHub</h2>
        <ul className="cards feature-cards">
          {cards.map(({ icon, title, text, to }) => (
            <li key={title}>
              <Link className="card feature-card" to={to}>
                <Icon name={icon} />
                <strong>{title}</strong>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className="landing-part" aria-labelledby="platforms">
        <div className="landing-row">
          <h2 id="platforms">Works with what you have</h2>
          <Link className="landing-more" to="/integrations">
            All integrations
          </Link>
        </div>
        <PlatformStrip />
      </section>

      <section className="landing-part" aria-labelledby="readers">
        <h2 id="readers">Where to begin</h2>
        <div className="landing-columns">
          {readers.map(({ who, wants, links }) => (
            <section key={who}>
              <h3>{who}</h3>
              <p>{wants}</p>
              <LinkList links={links} />
            </section>
          ))}
        </div>
      </section>

      <section className="landing-part landing-try" aria-labelledby="try">
        <div>
          <h2 id="try">Run it on your machine</h2>
          <p>
            With Docker and Python you have a complete DataHub, filled with sample metadata, in several
            minutes. The <Link to="/docs/quickstart">quickstart</Link> explains each step and what to do when
            one fails.
          </p>
        </div>
        <CodeBlock language="bash">
          {
            "python3 -m venv datahub-env\nsource datahub-env/bin/activate\npython3 -m pip install --upgrade acryl-datahub\ndatahub docker quickstart\ndatahub docker ingest-sample-data"
          }
        </CodeBlock>
      </section>

      <section className="landing-part" aria-labelledby="articles">
        <div className="landing-row">
          <h2 id="articles">Read about the ideas</h2>
          <Link className="landing-more" to="/learn">
            All articles
          </Link>
        </div>
        <ul className="article-list">
          {articles.map(({ title, who, to }) => (
            <li key={to}>
              <span>{who}</span>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
