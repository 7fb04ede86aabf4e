import { z } from "zod";
import { isRegularExpression } from "../base/regular-expression.ts";
import { searchKinds } from "../search/api.ts";

/**
 * Settings for searching, in an index of the site's own or with a hosted service that speaks Algolia's protocol.
 */
export const searchSchema = z
  .strictObject({
    /** Who searches: the reader's browser in the site's own index, or a hosted service. */
    provider: z.enum(["embedded", "hosted"]).default("embedded"),
    /** YAML file with synonyms, relative to the site. */
    synonyms: z.string().optional(),
    /** Pages offered before anything is typed; by default the links of the navbar. */
    startingPoints: z.array(z.strictObject({ label: z.string(), to: z.string() })).optional(),
    /** URL for reporting a search without good results; `{query}` is replaced. */
    feedbackUrl: z.url().optional(),
    /** Kinds of documents, by glob patterns of their ids; `kind` in front matter takes precedence. */
    kinds: z.record(z.string(), z.enum(searchKinds)).default({}),
    /** Hosted: application id. */
    appId: z.string().optional(),
    /** Hosted: a search-only key. */
    apiKey: z.string().optional(),
    /** Hosted: name of the index. */
    indexName: z.string().optional(),
    /** Hosted: URL of the service, if not Algolia's own. */
    endpoint: z.url().optional(),
    /** Hosted: restrict results to the reader's language and version. */
    contextual: z.boolean().default(true),
    /** Hosted: report clicks on results to the service. */
    insights: z.boolean().default(false),
    /** Hosted: regular expression for URLs to keep as they are; all others become paths of this site. */
    externalUrlRegex: z
      .string()
      .refine(isRegularExpression, {
        error: "`search.externalUrlRegex` is not a regular expression.",
        params: { hint: 'Write it without slashes around it, such as "^https://api\\\\.example\\\\.com/".' },
      })
      .optional(),
  })
  .refine(
    ({ provider, appId, apiKey, indexName }) => provider === "embedded" || (appId && apiKey && indexName),
    {
      error: "`search` with the provider `hosted` needs `appId`, `apiKey` and `indexName`.",
      params: { hint: "You get them from the service. The key must be one that can only search." },
    },
  );
