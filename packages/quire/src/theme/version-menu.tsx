import { isExternalAddress, isPathname } from "../site/address.ts";
import { unchecked, useHref, usePageHref } from "./base-path.tsx";
import { ChevronIcon, ExternalIcon } from "./icons.tsx";

/** A version that a reader can switch to. */
export interface VersionChoice {
  label: string;
  /** `current` or the version's name; identifies the reader's choice in storage. */
  name: string;
  /** Site path of the current page in that version, or of the version's main page. */
  path: string;
  active: boolean;
  /** Whether it is the default, named by the menu on pages of no version. */
  isLast?: boolean;
  /** Id of the docs instance. */
  instance: string;
}

interface VersionMenuProps {
  /** The versions to list. */
  versions: readonly VersionChoice[];
  /** The version of the page, which may not be one of them. */
  current?: VersionChoice;
  instance: string;
  external: readonly { label: string; href: string }[];
  externalHeading: string;
}

/** The version menu: versions of the site, then older ones hosted elsewhere. */
export function VersionMenu({ versions, current, instance, external, externalHeading }: VersionMenuProps) {
  const href = usePageHref();
  const whole = useHref();
  const shown =
    versions.find(({ active }) => active) ?? current ?? versions.find(({ isLast }) => isLast) ?? versions[0];
  if (!shown) return null;
  return (
    <details className="dropdown versions" data-dropdown data-versions={instance}>
      <summary className="navbar__item navbar__link">
        <span className="visually-hidden">Version: </span>
        {/* On a page of no version, the one that the reader chose is put in its place. */}
        <span data-version-label={shown.active ? undefined : ""}>{shown.label}</span>
        <ChevronIcon className="dropdown-chevron" />
      </summary>
      <ul className="dropdown-menu">
        {versions.map((version) => (
          <li key={version.path + version.label}>
            <a
              className="dropdown-link"
              href={href(version.path)}
              aria-current={version.active ? "true" : undefined}
              data-version={version.name}
            >
              {version.label}
            </a>
          </li>
        ))}
        {external.length > 0 && (
          <>
            {externalHeading && <li className="dropdown-heading">{externalHeading}</li>}
            {external.map((version) => (
              <li key={version.href}>
                <a
                  className="dropdown-link"
                  {...unchecked(version.href)}
                  href={isPathname(version.href) ? whole(version.href) : version.href}
                >
                  {version.label}
                  {isExternalAddress(version.href) && !isPathname(version.href) && <ExternalIcon />}
                </a>
              </li>
            ))}
          </>
        )}
      </ul>
    </details>
  );
}
