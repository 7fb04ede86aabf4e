import { z } from "zod";
import { isRegularExpression } from "../regular-expression.ts";
import { searchKinds } from "../search/api.ts";

/** How a site is searched: by an index of its own, or by a hosted service that speaks Algolia's protocol. */
export const searchSchema = z
  .strictObject({
    /** Who answers: an index that is part of the site, or a hosted service. */
    provider: z.enum(["embedded", "hosted"]).default("embedded"),
    /** YAML file of words that mean the same to readers, relative to the site. */
    synonyms: z.string().optional(),
    /** Where readers may begin who have not typed anything yet: links of the navbar when left out. */
    startingPoints: z.array(z.strictObject({ label: z.string(), to: z.string() })).optional(),
    /** Address where readers tell of a search that should find something; `{query}` in it is replaced. */
    feedbackUrl: z.url().optional(),
    /** What documents are, by patterns of their ids; a document's own `kind` goes before. */
    kinds: z.record(z.string(), z.enum(searchKinds)).default({}),
    /** Hosted: the application's id. */
    appId: z.string().optional(),
    /** Hosted: a key that may only search. */
    apiKey: z.string().optional(),
    /** Hosted: name of the index. */
    indexName: z.string().optional(),
    /** Hosted: address of the service, where it is not the application's own. */
    endpoint: z.url().optional(),
    /** Hosted: only results of the reader's language and version. */
    contextual: z.boolean().default(true),
    /** Hosted: tell the service which results are opened. */
    insights: z.boolean().default(false),
    /** Hosted: a pattern of addresses that stay as they are; all others lead into this site. */
    externalUrlRegex: z
      .string()
      .refine(isRegularExpression, {
        error: "`search.externalUrlRegex` is no regular expression.",
        params: { hint: 'Write one without slashes around it, such as "^https://api\\\\.example\\\\.com/".' },
      })
      .optional(),
  })
  .refine(
    ({ provider, appId, apiKey, indexName }) => provider === "embedded" || (appId && apiKey && indexName),
    {
      error: "`search` is hosted, which needs `appId`, `apiKey` and `indexName`.",
      params: { hint: "The service gives them; the key must be one that may only search." },
    },
  );
