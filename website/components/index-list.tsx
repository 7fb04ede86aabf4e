import Link from "@theme/Link";
import type { Destination } from "./link-list.tsx";

/** A link with a short description. */
export interface IndexEntry extends Destination {
  text: string;
}

/** Links in columns, each with a short description. */
export function IndexList({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <ul className="index-list">
      {entries.map(({ label, text, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
