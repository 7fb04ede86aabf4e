import type { AskSetup } from "../../ask/browser/setup.ts";
import type { Config } from "../../config/schema.ts";
import { type SiteVersion, siteVersions } from "../../render/site-facts.ts";
import type { SearchSetup } from "../../search/browser/setup.ts";
import { searchSetup } from "../../search/site-settings.ts";
import type { Site, Source } from "../../site/model.ts";
import type { Documents } from "../documents/documents.ts";
import type { CompileAhead } from "../pages/compile-ahead.ts";
import type { Tree } from "../read/read.ts";
import { askSetup } from "./browser-facts.ts";

/** The code of a site to bundle. */
export interface BundleRequest {
  /** Modules whose exports documents use as components: paths relative to the site, or package specifiers. */
  components: string[];
  /** Page modules, relative to the site. */
  pages: string[];
  /** Documents with code: file, and source of the module it compiles to, which is only read if something has changed. */
  documents: { file: string; hash: string; module(): Promise<string> }[];
  /** What components may ask about versions. */
  versions: SiteVersion[];
  /** Setup of search in the browser, if the site has it. */
  search?: SearchSetup;
  /** Setup of asking in the browser, if the site has it. */
  ask?: AskSetup;
}

/** The same with the modules of documents. */
export interface LoadedRequest extends Omit<BundleRequest, "documents"> {
  documents: { file: string; module: string }[];
}

/**
 * The site's code to bundle: page modules, imports of documents, and documents with code, which are compiled for this.
 *
 * @param ahead what compiles documents in other threads
 */
export async function bundleRequest(
  tree: Tree,
  site: Site,
  config: Config,
  documents: Documents,
  ahead: CompileAhead | undefined,
): Promise<BundleRequest> {
  const components = new Set(
    Object.values(config.markdown.components).map((ref) => ref.replace(/#.*/, "").replace(/^\.\//, "")),
  );
  const computing: BundleRequest["documents"] = [];
  const used: Source[] = [
    ...site.versions.flatMap((version) => version.docs.map((doc) => doc.source)),
    ...site.blogs.flatMap((blog) => blog.posts.map((post) => post.source)),
    ...tree.pages.sources.values(),
  ];
  await ahead?.finished(used.filter(documents.mayCompute));
  for (const source of used) {
    if (source.imports.length > 0) for (const module of documents.modulesOf(source)) components.add(module);
    if (!documents.mayCompute(source)) continue;
    const { module: hash } = await documents.meta(source);
    const module = async () => (await documents.get(source)).document.module!;
    if (hash !== undefined) computing.push({ file: source.file, hash, module });
  }
  return {
    components: [...components].sort(),
    pages: site.pages.filter((page) => page.kind === "component").map((page) => page.file),
    documents: computing,
    versions: siteVersions(site),
    search: searchSetup(config, site.versions),
    ask: askSetup(config, site),
  };
}
