import { describe, expect, it } from "vitest";
import { withSubject } from "./follow-up.ts";

const subject = {
  about: "access token",
  all: "create access token",
  asked: "How do I create an access token?",
};
const words = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((typed) => ({ typed }));

const whole = (...asked: Parameters<typeof withSubject>) => withSubject(...asked).text;

describe("a follow-up question", () => {
  it("that refers to the subject is about it", () => {
    expect(whole("How do I revoke it?", words("revoke"), subject)).toBe("How do I revoke it? access token");
  });

  it("that goes on is about all of the question before", () => {
    expect(whole("And with GraphQL?", words("GraphQL"), subject)).toBe(
      "How do I create an access token with GraphQL?",
    );
    expect(whole("what about Python?", words("Python"), subject)).toBe(
      "How do I create an access token Python?",
    );
    expect(withSubject("And with GraphQL?", words("GraphQL"), subject).isEnd).toBe(true);
    expect(withSubject("How do I revoke it?", words("revoke"), subject).isEnd).toBe(false);
  });

  it("that goes on with a long message is about its words", () => {
    const message = { ...subject, asked: "Refused. ".repeat(30) };
    expect(whole("And with GraphQL?", words("GraphQL"), message)).toBe(
      "And with GraphQL? create access token",
    );
  });

  it("that stands by itself stays as it is", () => {
    expect(whole("How do I create a domain?", words("create domain"), subject)).toBe(
      "How do I create a domain?",
    );
    const long = "Can it ingest tables from Snowflake every night?";
    expect(whole(long, words("ingest tables Snowflake every night"), subject)).toBe(long);
  });

  it("without a question before stays as it is", () => {
    expect(whole("How do I revoke it?", words("revoke"), undefined)).toBe("How do I revoke it?");
  });
});
