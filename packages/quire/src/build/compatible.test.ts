import path from "node:path";
import { expect, it } from "vitest";
import { compatibleModule, replacementModule, swizzledComponent } from "./compatible.ts";

const nameOf = (file: string | undefined) => file && path.basename(file);

it("finds the engine's module of each name that sites import", () => {
  const names = {
    "@docusaurus/useBaseUrl": "use-base-url.ts",
    "@docusaurus/ExecutionEnvironment": "execution-environment.ts",
    "@docusaurus/theme-common": "theme-common.tsx",
    "@generated/docusaurus.config": "docusaurus-config.ts",
    "@docusaurus/theme-common/internal": "theme-common-internal.tsx",
    "@docusaurus/plugin-content-blog/client": "plugin-content-blog-client.ts",
    "@theme/hooks/useThemeContext": "hooks-use-theme-context.ts",
    "@theme/hooks/useDocs": "hooks-use-docs.ts",
    "@docusaurus/ErrorBoundary": "error-boundary.tsx",
    "@docusaurus/useBrokenLinks": "use-broken-links.ts",
    "@theme/DocCard": "doc-card.tsx",
    "@theme/TOCInline": "toc-inline.tsx",
    "@theme/TOC": "toc-inline.tsx",
    "@theme-original/MDXComponents/A": "link.tsx",
    "@docusaurus/TOC": undefined,
    "@theme/MDXComponents": "mdx-components.tsx",
    "@theme-original/Layout": "layout.tsx",
    "@theme/Nothing": undefined,
    "@docusaurus/../secret": undefined,
    react: undefined,
  };
  for (const [specifier, file] of Object.entries(names))
    expect(nameOf(compatibleModule(specifier))).toBe(file);
});

it("knows where a site's own theme components stand, and what stands for packages that are missing", () => {
  expect(swizzledComponent("@theme/Footer/Links")).toBe("src/theme/Footer/Links");
  expect(swizzledComponent("@docusaurus/Link")).toBeUndefined();
  expect(nameOf(replacementModule("clsx"))).toBe("clsx.ts");
  expect(nameOf(replacementModule("react-router-dom"))).toBe("react-router.ts");
  expect(nameOf(replacementModule("@mdx-js/react"))).toBe("mdx-react.tsx");
  expect(replacementModule("left-pad")).toBeUndefined();
});
