import {
  type ElementType,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { HeadContext, headTags } from "../../render/collected-head.ts";
import { siteFacts } from "../../render/site-facts.ts";
import { pluralForm } from "../texts.ts";
import { useHistory, useLocation } from "./router.tsx";
import { siteConfig } from "./site-config.ts";

export { default as Details } from "../mdx/details.tsx";
export * from "./docs-hooks.ts";
export { useLocation as useLocalLocation } from "./router.tsx";

/** The settings of the theme. */
export function useThemeConfig(): Record<string, unknown> {
  return siteConfig().themeConfig;
}

/** The colour mode: at build time and during hydration the default one, then the current one. */
export function useColorMode() {
  const { defaultMode } = siteFacts().config.theme.colorMode;
  const colorMode = useSyncExternalStore(
    onColorMode,
    () => document.documentElement.dataset.theme ?? defaultMode,
    () => defaultMode,
  );
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

function onColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** What a page may say about itself. */
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

/** Selects the plural form of a word from those of the site's language: `one|other`. */
export function usePluralForm() {
  return {
    selectMessage(count: number, forms: string): string {
      return pluralForm(forms, count);
    },
  };
}

/** The size class of the window; unknown at build time and during hydration. */
export function useWindowSize(): "desktop" | "mobile" | "ssr" {
  return useSyncExternalStore(
    onResize,
    () => (window.innerWidth > 996 ? "desktop" : "mobile"),
    () => "ssr",
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

/** A query parameter of the page's URL; empty while pages are rendered. */
export function useQueryString(key: string): [value: string, set: (value: string | null) => void] {
  const [[value = ""], set] = useQueryStringList(key);
  return [value, (next) => set(next === null ? [] : [next])];
}

/** All values of a query parameter of the page's URL. */
export function useQueryStringList(key: string): [values: string[], set: (values: string[]) => void] {
  const { search } = useLocation();
  const history = useHistory();
  const values = useMemo(() => new URLSearchParams(search).getAll(key), [search, key]);
  const set = (next: string[]) => {
    const query = new URLSearchParams(window.location.search);
    query.delete(key);
    for (const value of next) query.append(key, value);
    history.replace({ search: `?${query}`, hash: window.location.hash });
  };
  return [values, set];
}

/** Returns the handler it is given. */
export function useEvent<T>(handler: T): T {
  return handler;
}

/** A formatter for dates in the site's language. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}) {
  return new Intl.DateTimeFormat(siteFacts().config.locale.code.replaceAll("_", "-"), options);
}

/** Renders its children; the position of an error is reported without it. */
export function ErrorCauseBoundary({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** The value of the previous rendering; there is none at build time. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T>(undefined);
  useEffect(() => {
    previous.current = value;
  });
  return previous.current;
}

/** How far the page is scrolled, in pixels. */
interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

/** Calls an effect whenever the page is scrolled, with the position and the one of the previous call. */
export function useScrollPosition(
  effect: (position: ScrollPosition, previous: ScrollPosition | null) => void,
  dependencies: readonly unknown[] = [],
): void {
  const previous = useRef<ScrollPosition>(null);
  const call = useEffectEvent(effect);
  useEffect(() => {
    const onScroll = () => {
      const position = { scrollX: window.scrollX, scrollY: window.scrollY };
      call(position, previous.current);
      previous.current = position;
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, dependencies);
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
