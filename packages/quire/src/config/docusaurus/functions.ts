import { missingPackageOf } from "../missing-module.ts";
import type { Settings } from "./settings.ts";

/** What a Docusaurus `editUrl` function is given of a document or post. */
export interface EditUrlQuestion {
  locale: string;
  permalink: string;
  /** Docs: name of the version, its folder, and the path in it. */
  version?: string;
  versionDocsDirPath?: string;
  docPath?: string;
  /** Blog: the folder of posts, and the path in it. */
  blogDirPath?: string;
  blogPath?: string;
}

/** Functions of a configuration: they are called while the site is planned, as they cannot be kept as data. */
export interface SiteFunctions {
  /** Edit links, by `docs` or `blog` and the id of the instance: `docs default`. */
  editUrls: Map<string, (question: EditUrlQuestion) => unknown>;
  /** Give the old addresses that lead to a path. */
  createRedirects: ((path: string) => unknown)[];
}

/** Those of a configuration of this engine's own, which says everything as data. */
export function noFunctions(): SiteFunctions {
  return { editUrls: new Map(), createRedirects: [] };
}

/** A setting that is a function of the site's own, not one of a package that is not installed. */
export function functionOf<T extends (...args: never[]) => unknown>(
  options: Settings,
  key: string,
): T | undefined {
  const value = options.value(key);
  return typeof value === "function" && missingPackageOf(value) === undefined ? (value as T) : undefined;
}
