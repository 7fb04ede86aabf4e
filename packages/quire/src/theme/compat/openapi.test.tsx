import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { compatibleModule } from "../../build/compatible.ts";
import MethodEndpoint from "./api-explorer-method-endpoint.tsx";
import ParamsDetails from "./params-details.tsx";
import RequestSchema from "./request-schema.tsx";
import Schema from "./schema.tsx";
import SchemaItem from "./schema-item.tsx";
import StatusCodes from "./status-codes.tsx";

/** Text of what is rendered, with items of lists in brackets. */
const textOf = (shown: ReactNode) =>
  renderToStaticMarkup(shown)
    .replace(/<ul>/g, " (")
    .replace(/<\/ul>/g, ")")
    .replace(/<\/li><li>/g, "; ")
    .replace(/<br\/>/g, " / ")
    .replace(/<[^>]*>/g, "");

it.each([
  ...["ApiExplorer/MethodEndpoint", "ApiDemoPanel/MethodEndpoint", "ParamsDetails", "ParamsItem"],
  ...["RequestSchema", "StatusCodes", "Schema", "SchemaItem", "ResponseSamples"],
  ...["SchemaTabs", "MimeTabs", "ApiTabs", "OperationTabs", "DiscriminatorTabs"],
])("has @theme/%s, which documents of docusaurus-plugin-openapi-docs import", (name) => {
  expect(compatibleModule(`@theme/${name}`)).toBeDefined();
});

it("shows method and path of an operation", () => {
  expect(textOf(<MethodEndpoint method="post" path="/trees/{id}" />)).toBe("POST /trees/{id}");
});

it("lists parameters by where they are passed", () => {
  const parameters = [
    {
      name: "limit",
      in: "query",
      description: "How many.",
      schema: { type: "integer", default: 20, minimum: 1 },
    },
    { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } },
    { name: "sort", in: "query", deprecated: true, schema: { type: "array", items: { type: "string" } } },
  ];
  expect(textOf(<ParamsDetails parameters={parameters} />)).toBe(
    "Path parameters (id string (uuid), required)" +
      "Query parameters (limit integer / How many. / Default: 20 / At least: 1; sort string[], deprecated)",
  );
  expect(textOf(<ParamsDetails parameters={undefined} />)).toBe("");
});

it("lists the fields of a schema, in whatever way it is put together", () => {
  const leaf = { title: "Leaf", type: "object", properties: { size: { type: "number" } } };
  const schema = {
    allOf: [{ required: ["name"], properties: { name: { type: "string", enum: ["elm", "fir"] } } }],
    properties: {
      leaves: { type: "array", items: leaf },
      parent: "circular(Tree)",
      kind: { oneOf: [leaf, { type: "string" }] },
      note: { anyOf: [{ type: "string" }, { type: "null" }] },
    },
    additionalProperties: { type: "boolean" },
  };
  expect(textOf(<Schema schema={schema} />)).toBe(
    " (name string, required / Allowed values: elm, fir)" +
      " (leaves Leaf[] (size number); parent circular(Tree); kind Leaf or string (Leaf (size number); string)" +
      "; note string or null; * boolean)",
  );
});

it("shows what is sent and returned, by media type and status code", () => {
  const body = {
    required: true,
    content: { "application/json": { schema: { type: "object", properties: { a: { type: "string" } } } } },
  };
  expect(textOf(<RequestSchema title="Body" body={body} />)).toBe(
    "Body application/json object, required (a string)",
  );
  const responses = { 200: { description: "Fine.\n" }, 404: { description: "Gone:\n\n- A\n- B" } };
  expect(textOf(<StatusCodes responses={responses} />)).toBe("Responses200404200Fine.404Gone:\n\n- A\n- B");
  // The lines of Markdown stay apart.
  expect(renderToStaticMarkup(<StatusCodes responses={responses} />)).toContain("white-space:pre-line");
});

it("shows what is sent and returned for example, and how much there may be", () => {
  const items = { type: "string", enum: ["elm", "fir"] };
  const schema = { type: "array", items, minItems: 1, maxItems: 3, nullable: true };
  const examples = { few: { summary: "A few", value: ["elm"] }, none: { value: "[]" }, far: {} };
  expect(textOf(<Schema schema={{ properties: { trees: schema } }} />)).toBe(
    " (trees string[] or null / Allowed values: elm, fir / Fewest items: 1 / Most items: 3)",
  );
  const example = { a: 1 };
  const body = { content: { "application/json": { schema, examples }, "text/json": { example } } };
  expect(textOf(<RequestSchema body={body} />)).toMatch(
    /application\/json string\[\] or null.*A few.*\[\s*"elm"\s*\].*none.*\[\].*text\/json any.*Example.*\{\s*"a": 1\s*\}/s,
  );
});

it("shows the inline Markdown of descriptions", () => {
  const description =
    "The **id** of *one*, see `a_b_c` or\n[the `list`](/api/list).<br/>2 * 3 * 4, snake_case_name, [x](javascript:a)";
  expect(renderToStaticMarkup(<RequestSchema body={{ description }} />)).toContain(
    'The <strong>id</strong> of <em>one</em>, see <code>a_b_c</code> or\n<a href="/api/list">the <code>list</code></a>.<br/>2 * 3 * 4, snake_case_name, [x](javascript:a)</span>',
  );
});

it("shows the fields that older documents list one by one", () => {
  const inner = <SchemaItem name="b" schemaName="int64" required={["b"]} schema={{ example: 1 }} />;
  expect(
    textOf(
      <ul>
        <SchemaItem name="a" schemaName="object" schema={{ properties: { b: {} } }} />
        <SchemaItem>{inner}</SchemaItem>
      </ul>,
    ),
  ).toBe(" (a object; b int64, required / Example: 1)");
});
