import { onPage } from "./page-event.ts";

/** A third-party script: its URL and attributes. */
export interface ServiceScript {
  src: string;
  attributes?: Record<string, string>;
}

/** Integrations of the site, written into the page by `render/integration-data.tsx`. */
export interface IntegrationFacts {
  analytics?: { id: string; anonymizeIp: boolean };
  tagManager?: { id: string };
  scripts: readonly ServiceScript[];
  styles: readonly string[];
}

/** Host of Google's tags, for analytics and the tag manager. */
const TAGS = "https://www.googletagmanager.com";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Load the integrations of a site, and report page views to those that count them. */
export function startIntegrations({ analytics, tagManager, scripts, styles }: IntegrationFacts): void {
  if (analytics || tagManager) window.dataLayer ??= [];
  if (analytics) {
    tag("js", new Date());
    tag("config", analytics.id, { send_page_view: false, anonymize_ip: analytics.anonymizeIp });
    addScript({ src: `${TAGS}/gtag/js?id=${encodeURIComponent(analytics.id)}` });
  }
  if (tagManager) {
    window.dataLayer!.push({ "gtm.start": Date.now(), event: "gtm.js" });
    addScript({ src: `${TAGS}/gtm.js?id=${encodeURIComponent(tagManager.id)}` });
  }
  for (const script of scripts) addScript(script);
  for (const href of styles) {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = href;
    document.head.append(sheet);
  }
  if (!analytics && !tagManager) return;
  // Title and address change in the same task; after it, both are those of the new page.
  onPage(() => setTimeout(tellOfPage, 0, analytics !== undefined));
}

function tellOfPage(byTag: boolean): void {
  const { title } = document;
  const { href, pathname, search, hash } = location;
  const path = pathname + search + hash;
  if (byTag) tag("event", "page_view", { page_title: title, page_location: href, page_path: path });
  else window.dataLayer!.push({ event: "page_view", title, location: href, path });
}

/** Google's `gtag` function, whose scripts recognise calls by the `arguments` object. */
function tag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: a list in its place is not taken for a call
  window.dataLayer!.push(arguments);
}

function addScript({ src, attributes = {} }: ServiceScript): void {
  const script = document.createElement("script");
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = src;
  document.head.append(script);
}
