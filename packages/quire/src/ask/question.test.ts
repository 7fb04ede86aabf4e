import { expect, it } from "vitest";
import { MAX_QUESTION_LENGTH } from "./answer.ts";
import { formOf, readQuestion, spelledForSite, spelledOut, taskOf } from "./question.ts";

it("a question has a form", () => {
  const forms = {
    "How do I create a token?": "how",
    "What is a domain?": "define",
    "What does max_threads do?": "define",
    "What is the difference between roles and policies?": "compare",
    "Why is my dataset missing?": "why",
    "Which permissions does Snowflake need?": "needs",
    "Who is allowed to delete a tag?": "needs",
    "Can I rename a tag?": "can",
    "container exited with code 137": "error",
    "my lineage is missing": "error",
    "lineage missing": "error",
    "dags not appearing": "error",
    "How do I find missing owners?": "how",
    "Where is it stored?": "which",
    snowflake: "topic",
    "": "topic",
  };
  for (const [text, form] of Object.entries(forms))
    expect([text, formOf(readQuestion(text).bare)]).toEqual([text, form]);
});

it("contractions are spelled out", () => {
  expect(spelledOut("I can't see it and it doesn’t load, won't it?")).toBe(
    "I can not see it and it does not load, will not it?",
  );
  expect(spelledOut("What's in the table?")).toBe("What's in the table?");
  expect(formOf(readQuestion("can't connect to the server").bare)).toBe("error");
});

it("amounts of time and people, and doing something again, change nothing", () => {
  const asked = (text: string) => readQuestion(text).bare;
  expect(asked("How do I run it every 4 hours?")).toBe("How do I run it every hours?");
  expect(asked("What happens when I re-ingest for 1,000 users?")).toBe(
    "What happens when I ingest for users?",
  );
  expect(asked("exited with code 137")).toBe("exited with code 137");
  expect(asked("Is port 9002 re-used?")).toBe("Is port 9002 used?");
});

it("a question is to a site of a name", () => {
  const asked = (text: string) => spelledForSite(text, "DataHub Docs");
  expect(asked("How do I create a token in datahub?")).toBe("How do I create a token?");
  expect(asked("search with DataHub")).toBe("search with DataHub");
  expect(asked("how do I start data hub")).toBe("how do I start DataHub");
  expect(asked("How do I log in with DataHubber?")).toBe("How do I log in with DataHubber?");
  expect(spelledForSite("How do I create a token in it?", "")).toBe("How do I create a token in it?");
});

it("a question is one line, and not endless", () => {
  expect(readQuestion(" how\n do\tI ").text).toBe("how do I");
  expect(readQuestion("x".repeat(10_000)).text).toHaveLength(MAX_QUESTION_LENGTH);
});

it("a question may say what is to be done", () => {
  expect(taskOf("How do I create a token?")).toBe("create");
  expect(taskOf("Can I only read it?")).toBe("read");
  expect(taskOf("What is a token?")).toBeUndefined();
});

it("a question may ask for what documentation seldom says", () => {
  for (const text of [
    "What does it cost per month?",
    "What is the monthly cost of hosting it?",
    "How much does Cloud cost?",
    "Will version 3.0 be faster?",
    "Who is the CEO?",
    "How many people work at Acme?",
    "How do I cancel my Cloud subscription?",
    "What is the best BI tool?",
    "What does Acme cost?",
    "Where can I get an invoice?",
    "How do I learn Python?",
    "How do I create an S3 bucket?",
    "How do I join two tables in SQL?",
    "Write me an email to my boss",
  ])
    expect([text, readQuestion(text).isOutside]).toEqual([text, true]);
  for (const text of [
    "What is the best way to tag columns?",
    "Will my tags be lost?",
    "What is planned?",
    "How do I cancel my subscription to a table?",
    "What does it cost to run checks?",
    "Which tables feed invoices?",
    "hide the salary and the phone number column",
    "Can all employees sign in?",
    "my CEO wants one definition of revenue",
    "Where do I learn that a change was refused?",
    "How do I limit what is seen per user?",
  ])
    expect([text, readQuestion(text).isOutside]).toEqual([text, false]);
});

it("asks for the versions that are supported, rather than for one of them", () => {
  const asked = (text: string) => spelledForSite(text, "DataHub Docs");
  expect(asked("is Python 3.8 supported?")).toBe("is Python versions supported?");
  expect(asked("Is Airflow v2.3.1 compatible with the plugin?")).toBe(
    "Is Airflow versions compatible with the plugin?",
  );
  for (const text of [
    "Is DataHub 1.1 still supported?",
    "Is version 1.1 supported?",
    "What changed in Python 3.8?",
  ])
    expect(asked(text)).toBe(text);
});

it("something stuck is an error", () => {
  for (const text of ["quickstart stuck at waiting for the database", "ingestion hangs"])
    expect([text, formOf(readQuestion(text).bare)]).toEqual([text, "error"]);
});
