import { expect, it } from "vitest";
import { datasetUrn } from "./dataset-urn.ts";

it("puts the parts of a dataset's URN together", () => {
  expect(datasetUrn("snowflake", " db.schema.table ", "PROD")).toBe(
    "urn:li:dataset:(urn:li:dataPlatform:snowflake,db.schema.table,PROD)",
  );
});

it("lets no part end early", () => {
  expect(datasetUrn("s3", "a,b(c)", "DEV")).toBe("urn:li:dataset:(urn:li:dataPlatform:s3,a%2Cb%28c%29,DEV)");
});
