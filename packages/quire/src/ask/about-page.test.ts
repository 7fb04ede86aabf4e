import { expect, it } from "vitest";
import { asksAboutPage } from "./about-page.ts";

it("knows a question about the page being read", () => {
  for (const text of [
    "Summarize this page",
    "can you please summarise this article for me?",
    "summarize",
    "TL;DR",
    "sum this page up",
    "Explain this page to me",
    "give me a short summary of this page",
    "Give me a brief overview",
    "a summary of this guide",
    "What is this page about?",
    "what's this about",
    "What does this page say?",
    "what does the document cover?",
    "what's on this page",
    "What am I reading?",
    "Summarize the current page in three sentences.",
  ])
    expect([text, asksAboutPage(text)]).toEqual([text, true]);
});

it("takes no other question for one", () => {
  for (const text of [
    "",
    "What is a page?",
    "overview",
    "sum",
    "sum this",
    "How do I summarize a dataset?",
    "What is this?",
    "what does this do",
    "Explain domains",
    "Does DataHub have documentation about domains?",
    "Can AI summarize the description of this table?",
    "what does the document entity contain?",
    "What is the document about lineage?",
    "Who wrote this page?",
    "describe the dataset",
  ])
    expect([text, asksAboutPage(text)]).toEqual([text, false]);
});
