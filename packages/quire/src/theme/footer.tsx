import type { ThemeConfig } from "../config/theme-schema.ts";
import { isExternalAddress } from "../site/address.ts";
import { unchecked, useHref } from "./base-path.tsx";
import { Logo } from "./logo.tsx";
import { Markup } from "./markup.tsx";

type FooterConfig = NonNullable<ThemeConfig["footer"]>;
type FooterEntry = FooterConfig["links"][number];
type FooterColumn = Extract<FooterEntry, { items: unknown }>;
type FooterItem = Exclude<FooterEntry, FooterColumn>;

/** The footer: columns of links or a single list, the logo, the copyright line. */
export function Footer({ footer }: { footer: FooterConfig }) {
  const href = useHref();
  const columns = footer.links.filter((entry): entry is FooterColumn => "items" in entry);
  const flat = footer.links.filter((entry): entry is FooterItem => !("items" in entry));
  return (
    // Class names of Infima, for style sheets written for Docusaurus.
    <footer className={footer.style === "dark" ? "footer footer--dark" : "footer"}>
      <div className="footer-inner">
        {columns.length > 0 && (
          <nav className="footer-columns" aria-label="Footer">
            {columns.map((column) => (
              <div key={column.title}>
                <h2 className="footer-title">{column.title}</h2>
                <LinkList links={column.items} />
              </div>
            ))}
          </nav>
        )}
        {flat.length > 0 && (
          <nav className="footer-flat" aria-label={columns.length > 0 ? "More links" : "Footer"}>
            <LinkList links={flat} />
          </nav>
        )}
        {(footer.logo || footer.copyright) && (
          <div className="footer-end">
            {footer.logo &&
              (footer.logo.href ? (
                <a href={href(footer.logo.href)}>
                  <Logo logo={footer.logo} alt={footer.logo.alt || "Front page"} lazy />
                </a>
              ) : (
                <Logo logo={footer.logo} alt={footer.logo.alt} lazy />
              ))}
            {footer.copyright && <Markup className="footer-copyright" html={footer.copyright} />}
          </div>
        )}
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: readonly FooterItem[] }) {
  const href = useHref();
  return (
    <ul className="footer-links">
      {links.map((link) => {
        if ("html" in link)
          return (
            <li key={link.html}>
              <Markup html={link.html} />
            </li>
          );
        const target = link.to ?? link.href ?? "/";
        return (
          <li key={link.label + target}>
            <a
              className={link.className}
              href={href(target)}
              target={link.target}
              rel={link.rel ?? (isExternalAddress(target) ? "noopener" : undefined)}
              {...unchecked(target)}
            >
              {link.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
