import type { DataPages, Problem } from "quire";
import { throwProblems } from "../data-problems.ts";
import { versions } from "../versions.ts";
import { modelsPage, urnsPage } from "./listing-pages.ts";
import { modulePage } from "./module-page.ts";
import { loadSdk } from "./sdk.ts";

/** The reference of the Python SDK. */
const pages: DataPages = ({ siteDir }) => {
  const problems: Problem[] = [];
  const documents = versions.flatMap((version) => {
    const sdk = loadSdk(siteDir, version, problems);
    const before = version.before && loadSdk(siteDir, version.before, problems);
    return [
      ...sdk.pages.map((page) => modulePage(version, page, before?.pages)),
      modelsPage(version, sdk.models, before?.models),
      urnsPage(version, sdk.urns, before?.urns),
    ];
  });
  throwProblems(problems);
  return documents;
};

export default pages;
