import type { Problem } from "quire";
import { z } from "zod";
import type { LoadedFile } from "../data-file.ts";
import { dataProblem } from "../data-problems.ts";
import { loadFile } from "../load-data.ts";
import { uniqueList } from "../unique-list.ts";
import type { Version } from "../versions.ts";

const privilege = z.strictObject({
  /** Name in the API. */
  name: z.string(),
  /** Name in the UI. */
  label: z.string(),
  description: z.string().min(1),
  /** Whether it applies to all of DataHub, to assets, or is only checked by APIs. */
  type: z.enum(["platform", "metadata", "api"]),
  /** Types of resources it can be granted on. */
  resources: z.array(z.string()).optional(),
});

const resourceType = z.strictObject({ name: z.string(), label: z.string() });

const role = z.strictObject({
  name: z.string(),
  platform: z.array(z.string()),
  metadata: z.array(z.string()),
});

const policy = z.strictObject({
  urn: z.string(),
  /** The users it is meant for, as part of a sentence. */
  for: z.string(),
  type: z.enum(["platform", "metadata"]),
  editable: z.boolean(),
  privileges: z.array(z.string()),
});

/** A privilege. */
export type Privilege = z.infer<typeof privilege>;

const privilegesFile = z.strictObject({ privileges: uniqueList("name", privilege) });
const typesFile = z.strictObject({ types: uniqueList("name", resourceType) });
const rolesFile = z.strictObject({
  roles: uniqueList("name", role),
  policies: uniqueList("urn", policy).default([]),
});

/** Everything about authorisation in a version. */
export interface Authorization {
  privileges: Privilege[];
  /** Label of each resource type, by name. */
  resources: Map<string, string>;
  roles: z.infer<typeof role>[];
  /** Policies of a new installation. */
  policies: z.infer<typeof policy>[];
}

/** Load the authorisation data of a version, and check references in it. */
export function loadAuthorization(siteDir: string, version: Version, problems: Problem[]): Authorization {
  const load = <T>(name: string, schema: z.ZodType<T>) =>
    loadFile(siteDir, `${version.data}/privileges/${name}.yml`, schema, problems);
  const list = load("privileges", privilegesFile);
  const types = load("resource-types", typesFile);
  const roles = load("roles", rolesFile);
  const privileges = list?.value.privileges ?? [];
  const resources = new Map(types?.value.types.map(({ name, label }) => [name, label]));
  const names = new Set(privileges.map(({ name }) => name));
  const unknown = (file: LoadedFile<unknown>, path: PropertyKey[], name: string) =>
    problems.push(dataProblem(file.at(path), `There is no \`${name}\`.`));
  privileges.forEach((one, index) => {
    one.resources?.forEach((name, at) => {
      if (!resources.has(name)) unknown(list!, ["privileges", index, "resources", at], name);
    });
  });
  roles?.value.roles.forEach((one, index) => {
    for (const kind of ["platform", "metadata"] as const)
      one[kind].forEach((name, at) => {
        if (!names.has(name)) unknown(roles, ["roles", index, kind, at], name);
      });
  });
  return { privileges, resources, roles: roles?.value.roles ?? [], policies: roles?.value.policies ?? [] };
}
