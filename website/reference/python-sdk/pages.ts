import { dataPages } from "../data-pages.ts";
import { loadEach } from "../versions.ts";
import { modelsPage, urnsPage } from "./listing-pages.ts";
import { modulePage } from "./module-page.ts";
import { loadSdk } from "./sdk.ts";

/** The reference of the Python SDK. */
const pages = dataPages(({ siteDir }, problems) =>
  loadEach((version) => loadSdk(siteDir, version, problems)).flatMap(({ version, now, before }) => [
    ...now.pages.map((page) => modulePage(version, page, before?.pages)),
    modelsPage(version, now.models, before?.models),
    urnsPage(version, now.urns, before?.urns),
  ]),
);

export default pages;
