import { expect, it } from "vitest";
import { breakable } from "./long-names.ts";

it("finds where long names may be broken, between their words", () => {
  expect(breakable("set METADATA_SERVICE_AUTH_ENABLED first")).toEqual([
    "set METADATA_",
    "SERVICE_",
    "AUTH_",
    "ENABLED first",
  ]);
  expect(breakable("glossaryTermInfo, browsePathsV2Info")).toEqual([
    "glossary",
    "Term",
    "Info, browse",
    "Paths",
    "V2",
    "Info",
  ]);
  expect(breakable("stateful_ingestion.enabled")).toEqual(["stateful_", "ingestion.", "enabled"]);
  expect(breakable("dataplatform2instance")).toEqual(["dataplatform2", "instance"]);
  expect(breakable("number_of_fields_to_profile")).toEqual(["number_of_", "fields_to_", "profile"]);
});

it("parts paths and addresses after their signs, and counts no sign around them", () => {
  expect(breakable("http://localhost:8081")).toEqual(["http://", "localhost:", "8081"]);
  expect(breakable("/tmp/datahub/logs/gms")).toEqual(["/tmp/", "datahub/", "logs/", "gms"]);
  expect(breakable('"urn:li:glossaryTerm:gross-amount"')).toEqual([
    '"urn:li:',
    "glossary",
    "Term:",
    'gross-amount"',
  ]);
  expect(breakable("/glossaryTerm: glossaryTerm,")).toEqual(["/glossaryTerm: glossaryTerm,"]);
});

it("parts a last word of two letters, and no shorter one", () => {
  expect(breakable("ForeignKeyTo DownstreamOf", 12)).toEqual(["Foreign", "Key", "To Downstream", "Of"]);
  expect(breakable("getDatasetByX")).toEqual(["get", "Dataset", "ByX"]);
});

it("breaks names of thirteen characters, and none that are shorter", () => {
  expect(breakable("glossaryTerms glossaryTerm")).toEqual(["glossary", "Terms glossaryTerm"]);
});

it("leaves other texts whole", () => {
  for (const text of ["", "a sentence", "glossaryTerm", "x_of_y_and_z_too"])
    expect(breakable(text)).toEqual([text]);
});
