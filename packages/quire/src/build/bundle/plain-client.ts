import { readFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { hashOf } from "../../base/content-hash.ts";
import { type Config, configSchema } from "../../config/schema.ts";
import type { SearchSetup } from "../../search/browser/setup.ts";
import { configStyles } from "../../theme/config-styles.ts";
import { ENGINE_DIR } from "../engine-files.ts";
import type { Workspace } from "../workspace.ts";
import type { ClientBundle } from "./bundle-client.ts";
import type { LoadedRequest } from "./bundle-request.ts";
import type { ServerBundle } from "./bundle-server.ts";

/*
 * A site that adds no code and no styles loads in the browser what every such site does, but for what its search is
 * told. That is bundled when the engine is compiled: the bundler would take as long as reading the site.
 */

/** The renderer's bundle for a site without code. */
export const noServerCode: ServerBundle = {
  code: "export const modules = {}, pages = {}, documents = {};\n",
  islands: [],
  movable: [],
  styles: [],
  files: [],
  inputs: [],
  pageModules: {},
  documents: [],
  problems: [],
};

/** Whether the site has code to render it with. */
export function hasServerCode({ components, pages, documents }: LoadedRequest): boolean {
  return components.length + pages.length + documents.length > 0;
}

/** Placeholder for the setup of search. */
const SETUP = "__QUIRE_SEARCH_SETUP__";
/** Location in the compiled engine; does not exist when the engine runs from its sources. */
export const PLAIN_CLIENT = path.join(ENGINE_DIR, "plain-client.bin");

/** Bundle the client for sites without code of their own; `plainClient` adapts the result to a site. */
export async function bundlePlainClient(workspace: Workspace): Promise<Uint8Array> {
  const { bundleClient } = await import("./bundle-client.ts");
  const search = SETUP as unknown as SearchSetup;
  const { files, entries } = await bundleClient(
    workspace,
    plainConfig(),
    { search, versions: [] },
    noServerCode,
    new Map(),
  );
  return serialize({ files, entries });
}

/**
 * Adapt the precompiled client to a site that adds no code or styles; undefined for any other site.
 *
 * @param kept the result of `bundlePlainClient`
 */
export function plainClient(
  config: Config,
  request: LoadedRequest,
  kept = readKept(),
): ClientBundle | undefined {
  const { search, ask } = request;
  const isPlain = !hasServerCode(request) && looksPlain(config);
  if (!kept || !isPlain || !search || ask) return undefined;
  const setup = JSON.stringify(search);
  const { files, entries } = deserialize(kept) as ClientBundle;
  const scripts = files
    .map(({ name }) => name.replace(/^assets\//, ""))
    .filter((name) => name.endsWith(".js"));
  // Scripts import each other, also circularly, so the setup becomes part of every name.
  const renamed = scripts.map(
    (name) => [name, name.replace(/[\w-]{8}(?=\.js$)/, hashOf(name, setup).slice(0, 8))] as const,
  );
  const rename = (text: string) => renamed.reduce((done, [name, own]) => done.replaceAll(name, own), text);
  const told = (text: string) => text.replaceAll(new RegExp(`(["'\`])${SETUP}\\1`, "g"), () => `(${setup})`);
  return {
    files: files.map(({ name, content }) => ({
      name: rename(name),
      content: typeof content === "string" ? told(rename(content)) : content,
    })),
    entries: { ...entries, script: rename(entries.script) },
    inputs: [],
  };
}

function readKept(): Uint8Array | undefined {
  try {
    return readFileSync(PLAIN_CLIENT);
  } catch {
    return undefined;
  }
}

function plainConfig(): Config {
  return configSchema.parse({ title: "A site", url: "https://site.example" });
}

/** Whether a site looks like one without any settings. */
export function looksPlain(config: Config): boolean {
  return looksOf(config) === looksOf(plainConfig());
}

/** The settings that affect the browser bundle, apart from the facts it contains. */
function looksOf({ baseUrl, css, inlineCss, locale, theme }: Config): string {
  return JSON.stringify([baseUrl, css, inlineCss, locale.direction, theme.colorMode, configStyles(theme)]);
}
