import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { monogram } from "./monogram.ts";

interface PlatformCardProps {
  name: string;
  /** Id of its symbol in the sprite of logos. */
  logo?: string;
  status?: string;
  connection: string;
  /** Names of its capabilities, separated by spaces. */
  can?: string;
  /** Alternative names for the filter. */
  also?: string;
  /** A paragraph with the link to its page, and one with its capabilities. */
  children?: ReactNode;
}

/** The card of a platform; data attributes contain what it is filtered by. */
export function PlatformCard({ name, logo, status, connection, can, also, children }: PlatformCardProps) {
  const logos = useBaseUrl("/img/platforms.svg");
  return (
    <li
      className="platform"
      data-status={status}
      data-connection={connection}
      data-can={can}
      data-also={also}
    >
      {logo ? (
        <svg className="platform-logo" aria-hidden="true">
          <use href={`${logos}#${logo}`} />
        </svg>
      ) : (
        <span className="platform-logo" aria-hidden="true">
          {monogram(name)}
        </span>
      )}
      <div>{children}</div>
    </li>
  );
}

/** The platforms of one kind. */
export function PlatformList({ kind, children }: { kind: string; children?: ReactNode }) {
  return (
    <ul className="platforms" data-kind={kind}>
      {children}
    </ul>
  );
}
