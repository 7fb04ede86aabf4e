import Link from "@theme/Link";

/** A page to go to: what it is called here, and its site path or address. */
export interface Destination {
  label: string;
  to: string;
}

/** Pages as lines of a list, each with an arrow. */
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
