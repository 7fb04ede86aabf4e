import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { themeSchema } from "../config/theme-schema.ts";
import { Footer } from "./footer.tsx";

it("shows HTML among the links as it stands", () => {
  const badge = '<a href="https://host.example"><img src="/badge.svg"></a>';
  const items = [{ label: "Install", to: "/docs/install" }, { html: badge }];
  for (const links of [items, [{ title: "More", items }]]) {
    const { footer } = themeSchema.parse({ footer: { links } });
    const html = renderToStaticMarkup(<Footer footer={footer!} />);
    expect(html).toContain(`<li><a href="/docs/install">Install</a></li><li><div>${badge}</div></li>`);
  }
});
