import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BasePath } from "./base-path.tsx";
import { PageMenu } from "./page-menu.tsx";

it("leads to the page as Markdown, and to assistants with its whole address", () => {
  const html = renderToStaticMarkup(
    <BasePath value="/x/">
      <PageMenu markdownPath="/docs/a.md" siteUrl="https://example.org" />
    </BasePath>,
  );
  expect(html).toContain('data-copy-page="/x/docs/a.md"');
  expect(html).toContain('<a class="dropdown-link" href="/x/docs/a.md">View as Markdown');
  const asked = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, address]) => new URL(address!));
  expect(html).toContain("?q=Read%20https%3A%2F%2Fexample.org");
  expect(asked.map(({ host }) => host)).toEqual(["chatgpt.com", "claude.ai"]);
  for (const { searchParams } of asked)
    expect(searchParams.get("q")).toContain("https://example.org/x/docs/a.md");
});
