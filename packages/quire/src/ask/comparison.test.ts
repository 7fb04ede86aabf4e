import { expect, it } from "vitest";
import { comparedIn, sharedName } from "./comparison.ts";

it.each([
  ["view vs domain", ["view", "domain"]],
  ["What is push vs pull?", ["push", "pull"]],
  ["tags versus glossary terms?", ["tags", "glossary terms"]],
  ["What is the difference between a role and a policy?", ["role", "policy"]],
  ["difference between an anchor and the rope", ["anchor", "rope"]],
  ["How do roles differ from policies?", ["roles", "policies"]],
  ["compare soft delete with hard delete", ["soft delete", "hard delete"]],
  ["OpenAPI or GraphQL, which one should I use?", ["OpenAPI", "GraphQL"]],
  ["Should I use an access token or a service account?", ["access token", "service account"]],
])("finds the two things that are compared in %j", (text, names) => {
  expect(comparedIn(text)).toEqual(names);
});

it.each([
  "What is a domain?",
  "a or b or c",
  "rename a tag or a term",
  "How do I rename a tag or a term?",
  "Can I keep the history of my runs when I upgrade or not?",
  "Can I use tags or terms?",
  "is it free or paid",
  "vs domain",
  "a VS Code extension",
])("compares nothing in %j", (text) => {
  expect(comparedIn(text)).toBeUndefined();
});

it("completes a name that shares the last word of the other", () => {
  expect(sharedName("push", "pull ingestion")).toBe("push ingestion");
  expect(sharedName("view", "domain")).toBeUndefined();
});
