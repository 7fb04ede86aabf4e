import { existsSync } from "node:fs";
import path from "node:path";
import type { DataDocument } from "quire";
import { dataPages } from "../data-pages.ts";
import { blocks, code, foldingRows, heading, type Markdown, questions, table, text } from "../markdown.ts";
import { type Version, versions } from "../versions.ts";
import { type Endpoint, type EndpointGroup, loadEndpoints, type Param } from "./endpoints.ts";

/** An API, whose reference page is next to its guide. */
interface Api {
  name: string;
  path: string;
  title: string;
  description: string;
  opening: Markdown;
  /** The most common tasks, each with its endpoint: `POST /openapi/v3/entity/{entityName}`. */
  tasks: readonly (readonly [task: string, endpoint: string])[];
}

const entity = "/openapi/v3/entity/{entityName}";

const apis: readonly Api[] = [
  {
    name: "openapi",
    path: "api/openapi/endpoints.md",
    title: "OpenAPI Endpoints",
    description: "Every OpenAPI endpoint of DataHub's metadata service with its method, path and parameters.",
    opening:
      "The endpoints of the metadata service and their parameters. The [OpenAPI guide](./openapi-usage-guide.md) shows how to call them. Use version 3 in new programs. It also has a path for each entity type, such as `/openapi/v3/entity/dataset`; your server lists those at `/openapi/swagger-ui/index.html`.",
    tasks: [
      ["Create or update entities", `POST ${entity}`],
      ["Read an entity", `GET ${entity}/{entityUrn}`],
      ["Read several entities", `POST ${entity}/batchGet`],
      ["Search or list entities", `GET ${entity}`],
      ["Patch an aspect", `PATCH ${entity}/{entityUrn}/{aspectName}`],
      ["Delete an entity or its aspects", `DELETE ${entity}/{entityUrn}`],
      ["Read relationships", "GET /openapi/v3/relationship/{entityName}/{entityUrn}"],
    ],
  },
  {
    name: "restli",
    path: "api/restli/endpoints.md",
    title: "Rest.li Endpoints",
    description:
      "Every Rest.li endpoint of DataHub's metadata service with its action, parameters and result.",
    opening:
      "The resources of the Rest.li API and their actions. Pass the parameters of an action in the body of the request, as one JSON object. The [Rest.li guide](./restli-overview.md) shows how to call them. In new programs, use [OpenAPI](../openapi/openapi-usage-guide.md) or [GraphQL](../graphql/getting-started.md) instead.",
    tasks: [],
  },
];

/** A page for each HTTP API that a version has data about. */
const pages = dataPages(({ siteDir }, problems) =>
  versions
    .filter(({ data }) => existsSync(path.join(siteDir, data, "rest-api")))
    .flatMap((version) =>
      apis.map((api) => apiPage(version, api, loadEndpoints(siteDir, version, api.name, problems))),
    ),
);

export default pages;

function apiPage(version: Version, api: Api, groups: readonly EndpointGroup[]): DataDocument {
  return {
    path: `${version.docs}/${api.path}`,
    frontMatter: {
      title: api.title,
      description: api.description,
      displayed_sidebar: "overviewSidebar",
      toc_max_heading_level: 2,
    },
    markdown: blocks(
      `# ${api.title}`,
      api.opening,
      '<RowFilter sections label="Filter the endpoints and parameters" />',
      tasksTable(api.tasks, groups),
      ...groups.map(({ title, endpoints }) => blocks(heading(2, title), ...endpoints.map(endpointPart))),
    ),
  };
}

/** A table of the most common tasks, with links to their endpoints. */
function tasksTable(tasks: Api["tasks"], groups: readonly EndpointGroup[]): Markdown {
  const known = new Map<string, Endpoint>(
    groups.flatMap(({ endpoints }) => endpoints.map((one) => [`${one.method} ${one.path}`, one] as const)),
  );
  return table(
    ["To", "Use"],
    tasks.map(([task, name]) => [task, `[${code(name)}](#${anchorOf(known.get(name)!)})`]),
  );
}

function endpointPart(endpoint: Endpoint): Markdown {
  const { method, path, summary, params = [], returns } = endpoint;
  return blocks(
    heading(3, code(`${method} ${path}`), anchorOf(endpoint)),
    questions(endpoint.questions),
    summary,
    foldingRows(
      table(
        ["Parameter", "Description"],
        params.map((param) => [
          `${code(param.name)} <small>${paramFacts(param)}</small>`,
          [param.description, param.default && `Default ${code(param.default)}.`].filter(Boolean).join(" "),
        ]),
      ),
    ),
    returns && `Returns ${code(returns)}.`,
  );
}

/** Location and type of a parameter, and whether it is required. */
function paramFacts({ in: place, type, required }: Param): Markdown {
  return [place, type && text(type), required && "required"].filter(Boolean).join(", ");
}

/** Anchor of an endpoint, from its method and path: `get-openapi-v3-entity-entityname`. */
function anchorOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
}
