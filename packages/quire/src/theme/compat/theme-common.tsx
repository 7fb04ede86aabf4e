import { type ElementType, type ReactNode, useContext, useState } from "react";
import { HeadContext, headTags } from "../../render/page-head.ts";
import { siteFacts } from "../../render/site-facts.ts";
import { PageContext } from "../page-context.tsx";
import { siteConfig } from "./site-config.ts";

export { default as Details } from "../mdx/details.tsx";
export { useLocation as useLocalLocation } from "./router.tsx";

/** The category of the page being drawn, as the item of a sidebar. */
export function useCurrentSidebarCategory() {
  const items = useCurrentSidebarSiblings();
  return { type: "category" as const, label: "", collapsed: false, collapsible: true, items };
}

/** The other pages of the category of the page being drawn, as items of a sidebar. */
export function useCurrentSidebarSiblings() {
  return useContext(PageContext).cards.map((card) => ({ type: "link" as const, ...card }));
}

/** Items as a list of cards takes them: what is not a page or a category has no card. */
export function filterDocCardListItems<T extends { type?: string; unlisted?: boolean }>(items: readonly T[]) {
  return items.filter(({ type, unlisted }) => !unlisted && type !== "html");
}

/** The settings of the theme. */
export function useThemeConfig(): Record<string, unknown> {
  return siteConfig().themeConfig;
}

/** The colour mode of the page: while it is built the first one, in the browser the one the reader sees. */
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

/** Says the title, description, keywords and picture of the page. */
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

/** Draws its children in an element of the class, which stands for the page. */
export function HtmlClassNameProvider({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>;
}

/** Chooses the form of a word for a number among `one|other`. */
export function usePluralForm() {
  return {
    selectMessage(count: number, forms: string): string {
      const [one = "", other = one] = forms.split("|");
      return count === 1 ? one : other;
    },
  };
}

/** The width class of the window; unknown while the page is built. */
export function useWindowSize(): "desktop" | "mobile" | "ssr" {
  if (typeof window === "undefined") return "ssr";
  return window.innerWidth > 996 ? "desktop" : "mobile";
}

/** The value before this one, for effects that compare: there is none, as pages are drawn once. */
export function usePrevious<T>(): T | undefined {
  return undefined;
}

/** What readers open and close, and whether it is closed now. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((was) => !was) };
}

interface CollapsibleProps {
  /** The element around it; left out, a `div`. */
  as?: ElementType;
  collapsed: boolean;
  className?: string;
  children?: ReactNode;
}

/** What is shown as long as it is not closed. */
export function Collapsible({ as: Element = "div", collapsed, className, children }: CollapsibleProps) {
  return (
    <Element className={className} hidden={collapsed}>
      {children}
    </Element>
  );
}

/** The version that a reader chose before, of whom nothing is known while pages are drawn. */
export function useDocsPreferredVersion(_instance?: string) {
  return { preferredVersion: null, savePreferredVersionName: (_name: string) => undefined };
}

/** Code is highlighted by classes, so that there is no theme to ask. */
export function usePrismTheme() {
  return { plain: {}, styles: [] };
}

/** Whether two site paths name one page. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  const clean = (path: string | undefined) => path?.replace(/\/$/, "").toLowerCase();
  return clean(a) === clean(b);
}

/** Class names by role, for the names that other themes use. */
export const ThemeClassNames = {
  page: { blogListPage: "blog-list-page", docsDocPage: "docs-doc-page" },
  wrapper: { main: "main-wrapper" },
  common: { admonition: "admonition", codeBlock: "code-block" },
  layout: {},
  docs: {},
  blog: {},
};
