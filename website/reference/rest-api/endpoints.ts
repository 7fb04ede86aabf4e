import type { Problem } from "quire";
import { z } from "zod";
import { dataProblem } from "../data-problems.ts";
import { loadFile } from "../load-data.ts";
import { readerQuestions } from "../reader-questions.ts";
import type { Version } from "../versions.ts";

const param = z.strictObject({
  name: z.string(),
  /** Location as in OpenAPI; parameters of Rest.li actions are in the body. */
  in: z.enum(["query", "path", "body", "header"]).optional(),
  type: z.string().optional(),
  required: z.boolean().optional(),
  default: z.string().optional(),
  /** Description, unless it is in `parameters` of the file. */
  description: z.string().min(1).optional(),
});

const endpoint = z.strictObject({
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]),
  path: z.string().startsWith("/"),
  summary: z.string().min(1),
  questions: readerQuestions,
  params: z.array(param).optional(),
  returns: z.string().optional(),
});

const api = z.strictObject({
  /** Descriptions of parameters, by name. */
  parameters: z.record(z.string(), z.string().min(1)),
  groups: z.array(z.strictObject({ title: z.string(), endpoints: z.array(endpoint).nonempty() })),
});

/** An endpoint of an HTTP API. */
export type Endpoint = z.infer<typeof endpoint>;

/** A parameter of an endpoint. */
export type Param = z.infer<typeof param>;

/** Endpoints in groups. */
export type EndpointGroup = z.infer<typeof api>["groups"][number];

/**
 * Load the endpoints of an API, with descriptions for all parameters.
 *
 * @param name of its file: `openapi` or `restli`
 */
export function loadEndpoints(
  siteDir: string,
  version: Version,
  name: string,
  problems: Problem[],
): EndpointGroup[] {
  const file = loadFile(siteDir, `${version.data}/rest-api/${name}.yml`, api, problems);
  if (!file) return [];
  const { parameters, groups } = file.value;
  const worded = (one: Param, path: PropertyKey[]): Param => {
    const description = one.description ?? parameters[one.name];
    if (!description)
      problems.push(
        dataProblem(
          file.at(path),
          `\`${one.name}\` has no description.`,
          "Write it under `parameters`, or beside the parameter.",
        ),
      );
    return { ...one, description };
  };
  return groups.map(({ title, endpoints }, group) => ({
    title,
    endpoints: endpoints.map((one, endpoint) => ({
      ...one,
      params: one.params?.map((each, index) =>
        worded(each, ["groups", group, "endpoints", endpoint, "params", index]),
      ),
    })),
  }));
}
