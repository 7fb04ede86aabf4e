import Link from "@theme/Link";
import type { ReactNode } from "react";
import { type IndexEntry, IndexList } from "../index-list.tsx";
import type { Destination } from "../link-list.tsx";

interface CommunityPageProps {
  /** Site path of the page, which is left out of the list at its end. */
  path: string;
  title: string;
  lead: ReactNode;
  /** The first one is the main action. */
  actions: readonly Destination[];
  children: ReactNode;
}

const pages: IndexEntry[] = [
  { label: "Slack", text: "Ask, answer and show.", to: "/slack" },
  { label: "Events", text: "Town halls and the summit.", to: "/events" },
  { label: "Guild", text: "Who makes DataHub better.", to: "/guild" },
  { label: "Champions", text: "Those others learn from.", to: "/champions" },
  { label: "Adoption stories", text: "Who uses DataHub.", to: "/adoption-stories" },
  { label: "Share your story", text: "What DataHub did for you.", to: "/customer-stories-survey" },
];

/** A page about the community: introduction, actions, its own sections, and links to related pages. */
export function CommunityPage({ path, title, lead, actions, children }: CommunityPageProps) {
  return (
    <main id="main" className="landing" tabIndex={-1}>
      <header className="landing-head">
        <p className="landing-kicker">Community</p>
        <h1>{title}</h1>
        <p className="landing-lead">{lead}</p>
        <p className="landing-actions">
          {actions.map(({ label, to }, index) => (
            <Link key={to} className={index === 0 ? "button action" : "button action action-other"} to={to}>
              {label}
            </Link>
          ))}
        </p>
      </header>
      {children}
      <nav className="landing-part community-pages" aria-label="Community pages">
        <IndexList entries={pages.filter((page) => page.to !== path)} />
      </nav>
    </main>
  );
}

/** A section of such a page, with the heading beside its content, or above it on small screens. */
export function Part({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="landing-part part" aria-labelledby={id}>
      <div className="part-head">
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <div className="part-body">{children}</div>
    </section>
  );
}

/** A description list with separators. */
export function Lines({ lines }: { lines: readonly { term: ReactNode; text: ReactNode }[] }) {
  return (
    <dl className="lines">
      {lines.map(({ term, text }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
