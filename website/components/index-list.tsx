import Link from "@theme/Link";
import type { Destination } from "./link-list.tsx";

/** A page to go to, with a few words about it. */
export interface IndexEntry extends Destination {
  text: string;
}

/** Pages side by side, each with a few words about it. */
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
