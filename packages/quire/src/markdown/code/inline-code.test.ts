import { expect, it } from "vitest";
import { inlineCode } from "./inline-code.ts";

it("marks flags and names with hyphens, which go to the next line whole", () => {
  expect(inlineCode("--no-pull-images", 36)).toBe('<span class="whole">--no-pull-images</span>');
  expect(inlineCode("--dry-run", 36)).toBe('<span class="nowrap">--dry-run</span>');
  expect(inlineCode("-o", 36)).toBe('<span class="nowrap">-o</span>');
  expect(inlineCode("datahub init --urn", 36)).toBe('datahub init <span class="nowrap">--urn</span>');
  expect(inlineCode("datahub ingest -c <my-file> x", 36)).toBe(
    'datahub ingest <span class="nowrap">-c</span> <span class="nowrap">&lt;my-file&gt;</span> x',
  );
});

it("leaves alone what no browser breaks, and what a line may have no room for", () => {
  for (const code of ["snake_case", "-1", "2025-11-05", "a - b", "--", `a-${"long".repeat(6)}`])
    expect(inlineCode(code, 36)).toBe(code);
});

it("lets a path break before a name in braces", () => {
  expect(inlineCode("GET /v3/{name}/{urn}", 36)).toBe("GET /v3/<wbr>{name}/<wbr>{urn}");
});

it("says where names that are long for a column may be broken", () => {
  expect(inlineCode("validate_upstreams_against_patterns", 13)).toBe(
    "validate_<wbr>upstreams_<wbr>against_<wbr>patterns",
  );
  expect(inlineCode("a<glossaryTermInfo>", 13)).toBe("a&lt;glossary<wbr>Term<wbr>Info&gt;");
  expect(inlineCode("Urn of glossaryTerm", 13)).toBe("Urn of glossaryTerm");
  expect(inlineCode("MLModelProperties x_of_y_and_z", 13)).toBe("MLModel<wbr>Properties x_of_y_and_z");
  expect(inlineCode("glossaryTermInfo", 17)).toBe("glossaryTermInfo");
  expect(inlineCode("glossaryTermInfo", 36)).toBe("glossaryTermInfo");
});
