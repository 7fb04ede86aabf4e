import { describe, expect, it } from "vitest";
import { type Candidate, matches, readFilter, writeFilter } from "./filter.ts";

const snowflake: Candidate = {
  text: "Snowflake Certified · Column-level lineage, usage warehouse Data stores",
  kind: "datastore",
  status: "certified",
  connection: "pull",
  capabilities: ["column-lineage", "usage"],
};
const asks = (query: string) => matches(readFilter(query), snowflake);

describe("a filter in an address", () => {
  it("is written as it was read", () => {
    const query = "?q=s3+data&kind=datastore&status=certified&connection=pull&capability=usage";
    expect(writeFilter(readFilter(query))).toBe(query);
  });

  it("leaves out what is not asked for, and what it does not know", () => {
    expect(writeFilter(readFilter("?q=&kind=bi-tool&utm_source=mail"))).toBe("?kind=bi-tool");
    expect(writeFilter(readFilter(""))).toBe("");
  });
});

describe("a platform matches", () => {
  it("when nothing is asked for", () => expect(asks("")).toBe(true));

  it("by every word, in any order and case", () => {
    expect(asks("?q=LINEAGE+snow")).toBe(true);
    expect(asks("?q=warehouse")).toBe(true);
    expect(asks("?q=snow+tableau")).toBe(false);
  });

  it("by each choice", () => {
    expect(asks("?kind=datastore&status=certified&connection=pull&capability=usage")).toBe(true);
    for (const other of ["kind=bi-tool", "status=testing", "connection=push", "capability=tags"])
      expect(asks(`?${other}`), other).toBe(false);
  });

  it("by a whole capability, not a part of its name", () => expect(asks("?capability=lineage")).toBe(false));
});
