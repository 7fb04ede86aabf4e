import type { DataPages, Problem } from "quire";
import { throwProblems } from "../data-problems.ts";
import { loadEach } from "../versions.ts";
import { modelsPage, urnsPage } from "./listing-pages.ts";
import { modulePage } from "./module-page.ts";
import { loadSdk } from "./sdk.ts";

/** The reference of the Python SDK. */
const pages: DataPages = ({ siteDir }) => {
  const problems: Problem[] = [];
  const documents = loadEach((version) => loadSdk(siteDir, version, problems)).flatMap(
    ({ version, now, before }) => [
      ...now.pages.map((page) => modulePage(version, page, before?.pages)),
      modelsPage(version, now.models, before?.models),
      urnsPage(version, now.urns, before?.urns),
    ],
  );
  throwProblems(problems);
  return documents;
};

export default pages;
