import type { Problem } from "quire";
import { z } from "zod";
import { loadFile } from "../load-data.ts";
import type { Version } from "../versions.ts";

const param = z.strictObject({
  name: z.string(),
  /** Where OpenAPI expects it; parameters of Rest.li actions stand in the body. */
  in: z.enum(["query", "path", "body", "header"]).optional(),
  type: z.string().optional(),
  required: z.boolean().optional(),
  default: z.string().optional(),
});

const endpoint = z.strictObject({
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]),
  path: z.string().startsWith("/"),
  summary: z.string().min(1),
  params: z.array(param).optional(),
  returns: z.string().optional(),
});

const api = z.strictObject({
  groups: z.array(z.strictObject({ title: z.string(), endpoints: z.array(endpoint).nonempty() })),
});

/** An endpoint of an HTTP API. */
export type Endpoint = z.infer<typeof endpoint>;

/** Endpoints in groups. */
export type EndpointGroup = z.infer<typeof api>["groups"][number];

/**
 * The endpoints of an API.
 *
 * @param name of its file: `openapi` or `restli`
 */
export function loadEndpoints(
  siteDir: string,
  version: Version,
  name: string,
  problems: Problem[],
): EndpointGroup[] {
  return loadFile(siteDir, `${version.data}/rest-api/${name}.yml`, api, problems)?.value.groups ?? [];
}
