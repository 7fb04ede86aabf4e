import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { themeSchema } from "../config/theme-schema.ts";
import { Footer } from "./footer.tsx";

it("says how a link is opened, and what its target is to the site", () => {
  const links = [{ label: "Profile", href: "https://host.example", rel: "me", target: "_blank" }];
  const { footer } = themeSchema.parse({ footer: { links } });
  expect(renderToStaticMarkup(<Footer footer={footer!} />)).toContain(
    '<a href="https://host.example" target="_blank" rel="me">Profile</a>',
  );
});

it("shows HTML among the links as it stands", () => {
  const badge = '<a href="https://host.example"><img src="/badge.svg"></a>';
  const items = [{ label: "Install", to: "/docs/install" }, { html: badge }];
  for (const links of [items, [{ title: "More", items }]]) {
    const { footer } = themeSchema.parse({ footer: { links } });
    const html = renderToStaticMarkup(<Footer footer={footer!} />);
    expect(html).toContain(`<li><a href="/docs/install">Install</a></li><li><div>${badge}</div></li>`);
  }
});
