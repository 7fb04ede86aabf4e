/** A documentation page made from data. It is planned, checked, indexed and drawn like a written one. */
export interface DataDocument {
  /** Where its file would stand in the folder of its version: `generated/sources/bigquery.md`. */
  path: string;
  /** As at the head of a written document. */
  frontMatter?: Record<string, unknown>;
  /** The body, without front matter: Markdown, or MDX when `path` ends in `.mdx`. */
  text: string;
  /** Docs instance it belongs to; left out, `default`. */
  instance?: string;
  /** Version it belongs to; left out, `current`. */
  version?: string;
}

/** What a data module is told about the site it makes documents for. */
export interface DataContext {
  /** Absolute path of the site's folder. */
  siteDir: string;
}

/** Default export of a module named under `data` in the configuration. */
export type DataPages = (
  context: DataContext,
) => Iterable<DataDocument> | AsyncIterable<DataDocument> | Promise<Iterable<DataDocument>>;
