import { describe, expect, it } from "vitest";
import { withSubject } from "./follow-up.ts";

const subject = { about: "access token", all: "create access token" };
const words = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((typed) => ({ typed }));

describe("a follow-up question", () => {
  it("that refers to the subject is about it", () => {
    expect(withSubject("How do I revoke it?", words("revoke"), subject)).toBe(
      "How do I revoke it? access token",
    );
  });

  it("that goes on is about all of the question before", () => {
    expect(withSubject("And with GraphQL?", words("GraphQL"), subject)).toBe(
      "And with GraphQL? create access token",
    );
  });

  it("that stands by itself stays as it is", () => {
    expect(withSubject("How do I create a domain?", words("create domain"), subject)).toBe(
      "How do I create a domain?",
    );
    const long = "Can it ingest tables from Snowflake every night?";
    expect(withSubject(long, words("ingest tables Snowflake every night"), subject)).toBe(long);
  });

  it("without a question before stays as it is", () => {
    expect(withSubject("How do I revoke it?", words("revoke"), undefined)).toBe("How do I revoke it?");
  });
});
