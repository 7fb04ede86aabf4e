import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
  type ViewportSize,
} from "playwright-core";
import { inject, onTestFinished } from "vitest";

/** Addresses of the website and of the fixtures that `global-setup.ts` builds, without a slash at the end. */
export const website = inject("website");
export const features = inject("features");
export const services = inject("services");
export const searched = inject("searched");
export const hosted = inject("hosted");
export const asked = inject("asked");

/** How many times slower the browser is than the machine: `SLOWDOWN=8` shows which tests rely on a quick page. */
const slowdown = Number(process.env.SLOWDOWN ?? 1);

const desktop: ViewportSize = { width: 1280, height: 800 };
let browser: Promise<Browser> | undefined;

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject("browser"));
  const context = await (await browser).newContext({ viewport: desktop, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  if (slowdown > 1) await slowDown(page);
  return page;
}

/** Slow processor while the test itself is as fast as ever: what does not wait for the page fails. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** A page in a context of its own, with nothing stored; both are closed when the test has ended. */
export async function openPage(address?: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  onTestFinished(() => page.context().close());
  if (address !== undefined) await page.goto(address);
  return page;
}

let looked: Page | undefined;
/** Undoes what another test asked the page to be. */
const usual = {
  media: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const;

/**
 * A page to look at, as if it were opened for the first time: nothing is stored, nothing is left of the page before.
 * All tests share one, as opening a page takes longer than most looks. Tests that listen to the page, change its
 * requests or its scripts, or count what it loads, open their own: its cache is kept.
 */
export async function lookAt(
  address: string,
  { viewport = desktop, ...media }: { viewport?: ViewportSize } & Parameters<Page["emulateMedia"]>[0] = {},
): Promise<Page> {
  if (!looked || looked.isClosed()) looked = await newPage();
  const page = looked;
  await page.evaluate(() => sessionStorage.clear()).catch(() => {});
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(address);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
  await session.detach();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ ...usual, ...media });
  await page.goto(address);
  return page;
}

/** Until the page at an address is shown: the address changes before the page does. */
export async function arrive(page: Page, at: Parameters<Page["waitForURL"]>[0]): Promise<void> {
  await page.waitForURL(at);
  await page.waitForFunction(() => !window.navigation?.transition);
}

/**
 * Hold back the answers to what a page asks for.
 *
 * @param answer answers when they are let go; left out, the server does
 * @returns lets them go
 */
export async function hold(
  page: Page,
  what: Parameters<Page["route"]>[0],
  answer: (route: Route) => Promise<void> = (route) => route.continue().catch(() => {}),
): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await gate;
    await answer(route);
  });
  return letGo;
}

/** Files of a site's output whose names end so, as paths relative to it. */
export function builtFiles(site: "website" | "features", ending: string): string[] {
  return readdirSync(folderOf(site), { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** The text of a file of a site's output, by its path relative to that. */
export function readBuilt(site: "website" | "features", file: string): string {
  return readFileSync(path.join(folderOf(site), file), "utf8");
}

/** Bytes of a file as the build compressed it, with brotli. */
export function compressedSize(site: "website" | "features", file: string): number {
  return statSync(path.join(folderOf(site), `${file}.br`)).size;
}

/** Every page of a site, as site paths: its documents without the not-found page, redirects and fragments. */
export function routesOf(site: "website" | "features"): string[] {
  return builtFiles(site, ".html")
    .filter((file) => file !== "404.html" && !file.startsWith("sidebars/"))
    .filter((file) => !readBuilt(site, file).includes('http-equiv="refresh"'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`);
}

function folderOf(site: "website" | "features"): string {
  return inject(site === "website" ? "websiteFolder" : "featuresFolder");
}

/** At most so many of a list, spread over all of it. */
export function some<Item>(list: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, index) => index % step === 0);
}

/** What a page says about itself in the console and by its policy, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** One page of each template. */
export const templates = {
  website: {
    front: "/",
    landing: "/docs",
    doc: "/docs/quickstart",
    "archived doc": "/docs/1.1.0/quickstart",
    "generated index": "/docs/category/features",
    "list of posts": "/learn",
    post: "/learn/data-mesh",
    archive: "/learn/archive",
    tags: "/learn/tags",
    tag: "/learn/tags/data-mesh",
    source: "/docs/generated/ingestion/sources/snowflake",
    entity: "/docs/generated/metamodel/entities/dataset",
    explorer: "/docs/generated/metamodel/explorer",
    matrix: "/docs/generated/ingestion/source-capabilities",
    graphql: "/docs/graphql/queries",
    "graphql topic": "/docs/graphql/topics/datasets",
    changes: "/docs/whats-new",
    search: "/search",
    integrations: "/integrations",
    chat: "/slack",
    adopters: "/adoption-stories",
    champions: "/champions",
    events: "/events",
    guild: "/guild",
    survey: "/customer-stories-survey",
    components: "/datahub-components-demo",
    image: "/hack_display_image",
    "not found": "/no/such/page",
  },
  features: {
    page: "/",
    component: "/tour",
    doc: "/docs/start",
    code: "/docs/code",
    tabs: "/docs/tabs",
    island: "/docs/moving/counter",
    "archived doc": "/docs/1.0.0/start",
    "list of posts": "/blog",
    post: "/blog/2024/01/08/first-snow",
    archive: "/blog/archive",
    tags: "/blog/tags",
    tag: "/blog/tags/winter",
    "not found": "/no/such/page",
  },
} as const;

/** As a reader's browser does who asked it for larger letters. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size} }`);
    document.adoptedStyleSheets = [sheet];
  }, size);
