/** Titles of the documentation are in title case, as DataHub's own are; headings within pages are sentences. */
import { expect, it } from "vitest";
import { builtFiles, readBuilt } from "./support.ts";

/** Words that are not capitalised inside a title. */
const SMALL = new Set(
  "a an and as at by for from in into of on or per since the to using via vs. with".split(" "),
);

/** Titles that DataHub itself has given in another case, besides questions. */
const given = [
  "AWS setup guide",
  "Adding a custom Dataset Data Platform",
  "Adding user metadata in DataHub",
  "Azure setup guide",
  "Changing the default user credentials",
  "Custom transformer script",
  "DataHub Metadata Service (Also known as GMS)",
  "GCP setup guide",
  "How DataHub Cloud compares to DataHub",
  "Load testing with Locust",
  "Profiling ingestions",
  "Running Airflow locally with DataHub",
  "Setting up Events API on AWS EventBridge",
  "Taking backup of DataHub",
  "Universal transformers",
];

it("of all pages have a capital in front of each word, but of small ones", () => {
  const titles = new Set(
    builtFiles("website", ".html")
      .filter((file) => file.startsWith("docs/"))
      .map((file) => /<h1[^>]*>(.*?)<\/h1>/s.exec(readBuilt("website", file))?.[1] ?? "")
      .map((html) => html.replace(/<[^>]+>/g, "").trim()),
  );
  expect(titles.size).toBeGreaterThan(400);
  const otherwise = [...titles].filter(
    (title) =>
      !title.endsWith("?") &&
      title
        .split(" ")
        .slice(1)
        .some((word) => /^[a-z]{2}/.test(word) && !SMALL.has(word)),
  );
  expect(otherwise.sort()).toEqual(given);
});
