import Link from "@theme/Link";

/** A link: its label, and a site path or URL. */
export interface Destination {
  label: string;
  to: string;
}

/** A list of links, each with an arrow. */
export function LinkList({ links }: { links: readonly Destination[] }) {
  return (
    <ul className="link-list">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
