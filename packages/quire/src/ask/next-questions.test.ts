import { expect, it } from "vitest";
import { asOffered, questionOf } from "./next-questions.ts";

it("headings become the questions they answer", () => {
  const questions = {
    "Create a token": "How do I create a token?",
    "Step 2: Configure the services": "How do I configure the services?",
    "When a policy does not work": "What can I do when a policy does not work?",
    "Before you begin": "What do I need before I begin?",
    "What a browse path is": "What is a browse path?",
    "How a Remote Executor works": "How does a Remote Executor work?",
    "Can I have more than one executor?": "Can I have more than one executor?",
    "Put your file in place": "How do I put my file in place?",
    Troubleshooting: undefined,
    "Where to go next": undefined,
    "The three roles": undefined,
    Use: undefined,
    add_dataset_tags: undefined,
    "profile_pattern.ignoreCase": undefined,
    "Change: walk downstream": undefined,
  };
  for (const [heading, question] of Object.entries(questions))
    expect([heading, questionOf(heading)]).toEqual([heading, question]);
});

it("questions of authors begin with a capital, but for names", () => {
  const shown = ["does it delete anything?", "Who may?", "datahub docker fails?", "whichever comes first?"];
  expect(shown.map(asOffered)).toEqual([
    "Does it delete anything?",
    "Who may?",
    "datahub docker fails?",
    "whichever comes first?",
  ]);
});
