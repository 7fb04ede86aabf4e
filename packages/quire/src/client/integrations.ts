import { onPage } from "./page-event.ts";

/** A script of somebody else, with its address and attributes as they stand in the page. */
interface ServiceScript {
  src: string;
  attributes?: Record<string, string>;
}

/** What the page says of the services its site uses; `render/integration-data.tsx` writes it. */
export interface IntegrationFacts {
  analytics?: { id: string; anonymizeIp: boolean };
  tagManager?: { id: string };
  scripts: readonly ServiceScript[];
  styles: readonly string[];
}

/** Where Google's tags are, for analytics and the tag manager. */
const TAGS = "https://www.googletagmanager.com";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Load the services of a site, and tell those that count of each page that is shown. */
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
  // The page's own scripts change title and address in the same turn: after it both are those of the page.
  onPage(() => setTimeout(tellOfPage, 0, analytics !== undefined));
}

function tellOfPage(byTag: boolean): void {
  const { title } = document;
  const { href, pathname, search, hash } = location;
  const path = pathname + search + hash;
  if (byTag) tag("event", "page_view", { page_title: title, page_location: href, page_path: path });
  else window.dataLayer!.push({ event: "page_view", title, location: href, path });
}

/** What Google calls `gtag`: its scripts tell calls from events by the `arguments` object. */
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
