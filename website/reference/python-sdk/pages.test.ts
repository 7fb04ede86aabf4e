import { expect, it } from "vitest";
import { modelsPage, urnsPage } from "./listing-pages.ts";
import { modulePage } from "./module-page.ts";
import type { SdkPage } from "./sdk.ts";

const version = {
  label: "Next",
  data: "data/next",
  docs: "docs",
  path: "/docs",
  before: { label: "1.0", data: "", docs: "", path: "" },
};

const page: SdkPage = {
  page: "python-sdk/tea",
  title: "Tea",
  modules: [
    {
      module: "datahub.tea",
      summary: "Tea.",
      classes: [
        {
          name: "Pot",
          summary: "A pot.",
          questions: ["What holds the tea?"],
          signature:
            "(size: int, colour: Optional[Dict[str, str]] = None, lid: Optional[Union[str, int]] = None, spout: bool = True) -> None",
          methods: [{ name: "pour", signature: "(cups: int) -> None", summary: "Pour." }],
        },
      ],
      functions: [{ name: "brew", signature: "() -> Pot", summary: "Make tea." }],
    },
  ],
};

it("gives classes, methods and functions anchors, and lays long signatures out", () => {
  const { markdown } = modulePage(version, page, [
    { ...page, modules: [{ ...page.modules[0]!, functions: [] }] },
  ]);
  expect(markdown).toContain("### `Pot` {#pot}\n\n<!-- questions:\n- What holds the tea?\n-->\n\nA pot.");
  expect(markdown).toContain("Pot(\n    size: int,\n    colour: Optional[Dict[str, str]] = None,\n    lid: ");
  expect(markdown).toContain('<a id="pot.pour" href="#pot.pour">`pour(cups: int) -> None`</a>');
  expect(markdown).toContain('Make tea. <span class="new-mark" data-markdown="**New.**">New</span>');
  expect(markdown).toContain("- **Added:** `brew`");
});

it("calls nothing new in a module that was not documented before", () => {
  const other = { ...page, modules: [{ ...page.modules[0]!, module: "datahub.coffee" }] };
  const { markdown } = modulePage(version, page, [other]);
  expect(markdown).toContain("A pot.");
  expect(markdown).not.toContain("new-mark");
  expect(markdown).not.toContain("Changed since");
});

it("begins with what its module is for, or with links to its modules", () => {
  expect(modulePage(version, page).markdown).toMatch(
    /^# Tea\n\nTea\.\n\n```python\n[^`]*```\n\n## `datahub\.tea` .*\n\n###/,
  );
  const two = { ...page, modules: [...page.modules, { ...page.modules[0]!, module: "datahub.cups" }] };
  expect(modulePage(version, two).markdown).toContain(
    "2 modules of the Python SDK: [`datahub.tea`](#datahub-tea) and [`datahub.cups`](#datahub-cups).",
  );
});

it("links the types of fields to their classes, and aspects to entities", () => {
  const { markdown } = modelsPage(version, [
    {
      name: "CupsClass",
      kind: "aspect",
      aspect: "cups",
      entities: ["a", "b", "c", "d", "e"],
      fields: { cups: "List[CupClass] = None" },
    },
    { name: "CupClass", kind: "enum", values: ["BIG"] },
  ]);
  expect(markdown).toContain("`cups`: List\\[[CupClass](#cupclass)\\] = None");
  expect(markdown).toContain("`cups` of [a](../generated/metamodel/entities/a.md)");
  expect(markdown).toContain("and 1 more");
  expect(markdown).toContain('| <a id="cupclass" href="#cupclass">`CupClass`</a> | `BIG` |');
});

it("lists URNs with their parts", () => {
  const { markdown } = urnsPage(
    version,
    [{ name: "TeaUrn", entity: "tea", signature: "(id: str)", properties: ["id"] }],
    [],
  );
  expect(markdown).toContain(
    '| <a id="teaurn" href="#teaurn">`TeaUrn`</a> <span class="new-mark" data-markdown="**New.**">New</span> <small>Entity type `tea`</small> | `(id: str)` <small>Properties: `id`</small> |',
  );
});
