/** The engine's modules in the place of those that come with Docusaurus. */
import { engineModule } from "./engine-files.ts";

const CONFIG = "@generated/docusaurus.config";

/** Components of Docusaurus' theme in whose place there is one of another name. */
const SAME = new Map([
  ["Admonition/Layout", "Admonition"],
  ["ApiDemoPanel/MethodEndpoint", "ApiExplorer/MethodEndpoint"],
  ["ApiTabs", "Tabs"],
  ["DiscriminatorTabs", "Tabs"],
  ["MDXComponents/A", "Link"],
  ["MDXComponents/Details", "Details"],
  ["MimeTabs", "Tabs"],
  ["OperationTabs", "Tabs"],
  ["SchemaTabs", "Tabs"],
  ["TOC", "TOCInline"],
]);

/** The engine's module for an import of `@theme/…`, `@docusaurus/…` or `@generated/…`, if there is one. */
export function compatibleModule(specifier: string): string | undefined {
  const match = /^@(theme|docusaurus)(?:-original|-init)?\/([\w/-]+)$/.exec(
    specifier === CONFIG ? "@docusaurus/docusaurusConfig" : specifier,
  );
  if (!match) return undefined;
  const [, scope, written = ""] = match;
  const name = ((scope === "theme" ? SAME.get(written) : undefined) ?? written)
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3-$2")
    .replace(/\//g, "-")
    .toLowerCase();
  const inCompat = engineModule(`theme/compat/${name}`);
  return scope === "theme" ? (engineModule(`theme/mdx/${name}`) ?? inCompat) : inCompat;
}

/** Path of a site's own (swizzled) version of the theme component `@theme/Name`, without extension. */
export function swizzledComponent(specifier: string): string | undefined {
  const name = /^@theme\/([\w/-]+)$/.exec(specifier)?.[1];
  return name === undefined ? undefined : `src/theme/${name}`;
}

/** Packages that come with Docusaurus, so that sites import them without declaring them. */
const REPLACEMENTS = new Map([
  ["clsx", "clsx"],
  ["@mdx-js/react", "mdx-react"],
  ["react-router", "react-router"],
  ["react-router-dom", "react-router"],
]);

/** The engine's replacement for a package that is not installed. */
export function replacementModule(specifier: string): string | undefined {
  const name = REPLACEMENTS.get(specifier);
  return name && engineModule(`theme/compat/packages/${name}`);
}
