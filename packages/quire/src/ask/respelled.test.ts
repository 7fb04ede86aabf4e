import { expect, test } from "vitest";
import { respelled } from "./respelled.ts";

test("long words with a slip are corrected, wherever they stand", () => {
  const corrected = [
    { from: "Ancors", to: "anchors" },
    { from: "hrabour", to: "harbour" },
    { from: "navigatoin", to: "navigation" },
  ];
  expect(respelled("Ancors of the hrabour, and navigatoin?", corrected)).toBe(
    "anchors of the harbour, and navigation?",
  );
});

test("two slips need a longer word", () => {
  expect(respelled("authentificate me", [{ from: "authentificate", to: "authenticate" }])).toBe(
    "authenticate me",
  );
  expect(respelled("a korbuar", [{ from: "korbuar", to: "harbour" }])).toBe("a korbuar");
});

test("words are as close as their stems are", () => {
  expect(respelled("who delivred it", [{ from: "delivred", to: "deliver" }])).toBe("who deliver it");
});

test("a word that begins otherwise is another word", () => {
  expect(respelled("launch rockets", [{ from: "rockets", to: "sockets" }])).toBe("launch rockets");
});

test("short words and names are left alone: they are of something else", () => {
  const corrected = [
    { from: "mast", to: "mask" },
    { from: "Informatico", to: "information" },
    { from: "HARBUOR", to: "harbour" },
  ];
  const text = "A mast for Informatico or HARBUOR";
  expect(respelled(text, corrected)).toBe(text);
  expect(respelled("HARBUOR", corrected)).toBe("HARBUOR");
});

test("only whole words are corrected", () => {
  expect(respelled("ancors of ancorsmiths", [{ from: "ancors", to: "anchors" }])).toBe(
    "anchors of ancorsmiths",
  );
});
