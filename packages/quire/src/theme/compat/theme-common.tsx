import { type ElementType, type ReactNode, useContext, useState } from "react";
import { HeadContext, headTags } from "../../render/page-head.ts";
import { siteFacts } from "../../render/site-facts.ts";
import { PageContext } from "../page-context.tsx";
import { siteConfig } from "./site-config.ts";

export { default as Details } from "../mdx/details.tsx";
export { useLocation as useLocalLocation } from "./router.tsx";

/** The sidebar category of the current page, as a sidebar item. */
export function useCurrentSidebarCategory() {
  const items = useCurrentSidebarSiblings();
  return { type: "category" as const, label: "", collapsed: false, collapsible: true, items };
}

/** The siblings of the current page in its category, as sidebar items. */
export function useCurrentSidebarSiblings() {
  return useContext(PageContext).cards.map((card) => ({ type: "link" as const, ...card }));
}

/** Keep the items that can be cards: pages and categories. */
export function filterDocCardListItems<T extends { type?: string; unlisted?: boolean }>(items: readonly T[]) {
  return items.filter(({ type, unlisted }) => !unlisted && type !== "html");
}

/** The settings of the theme. */
export function useThemeConfig(): Record<string, unknown> {
  return siteConfig().themeConfig;
}

/** The colour mode: at build time the default one, in the browser the current one. */
export function useColorMode() {
  const { defaultMode } = siteFacts().config.theme.colorMode;
  const colorMode =
    typeof document === "undefined" ? defaultMode : (document.documentElement.dataset.theme ?? defaultMode);
  const setColorMode = (mode: string) => {
    document.documentElement.dataset.theme = mode;
    localStorage.setItem("theme", mode);
  };
  return {
    colorMode,
    isDarkTheme: colorMode === "dark",
    setColorMode,
    setLightTheme: () => setColorMode("light"),
    setDarkTheme: () => setColorMode("dark"),
  };
}

export interface PageMetadataProps {
  title?: string;
  description?: string;
  keywords?: string | readonly string[];
  image?: string;
  children?: ReactNode;
}

/** Sets title, description, keywords and image of the page. */
export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps) {
  const head = useContext(HeadContext);
  if (head) {
    if (title) head.title = title;
    if (description) head.description = description;
    if (keywords) head.keywords = typeof keywords === "string" ? keywords.split(/\s*,\s*/) : keywords;
    if (image) head.image = image;
    head.tags.push(...headTags(children));
  }
  return null;
}

/** Renders its children in an element with the class, as a substitute for the `<html>` element. */
export function HtmlClassNameProvider({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>;
}

/** Selects the plural form of a word from `one|other`. */
export function usePluralForm() {
  return {
    selectMessage(count: number, forms: string): string {
      const [one = "", other = one] = forms.split("|");
      return count === 1 ? one : other;
    },
  };
}

/** The size class of the window; unknown at build time. */
export function useWindowSize(): "desktop" | "mobile" | "ssr" {
  if (typeof window === "undefined") return "ssr";
  return window.innerWidth > 996 ? "desktop" : "mobile";
}

/** The previous value, for effects that compare; there is none, as pages are rendered once. */
export function usePrevious<T>(): T | undefined {
  return undefined;
}

/** State of a collapsible element. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((was) => !was) };
}

interface CollapsibleProps {
  /** The enclosing element; a `div` by default. */
  as?: ElementType;
  collapsed: boolean;
  className?: string;
  children?: ReactNode;
}

/** Shows its children unless it is collapsed. */
export function Collapsible({ as: Element = "div", collapsed, className, children }: CollapsibleProps) {
  return (
    <Element className={className} hidden={collapsed}>
      {children}
    </Element>
  );
}

/** The version preferred by the reader, which is unknown at build time. */
export function useDocsPreferredVersion(_instance?: string) {
  return { preferredVersion: null, savePreferredVersionName: (_name: string) => undefined };
}

/** There is no Prism theme, as code is highlighted with classes. */
export function usePrismTheme() {
  return { plain: {}, styles: [] };
}

/** Whether two site paths denote the same page. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  const clean = (path: string | undefined) => path?.replace(/\/$/, "").toLowerCase();
  return clean(a) === clean(b);
}

/** Class names by role, for code that refers to them. */
export const ThemeClassNames = {
  page: { blogListPage: "blog-list-page", docsDocPage: "docs-doc-page" },
  wrapper: { main: "main-wrapper" },
  common: { admonition: "admonition", codeBlock: "code-block" },
  layout: {},
  docs: {},
  blog: {},
};
