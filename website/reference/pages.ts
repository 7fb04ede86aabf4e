import actions from "./actions/pages.ts";
import cli from "./cli/pages.ts";
import { joined } from "./data-pages.ts";
import variables from "./env-vars/pages.ts";
import model from "./model/pages.ts";
import privileges from "./privileges/pages.ts";
import sdk from "./python-sdk/pages.ts";
import releases from "./releases/pages.ts";
import endpoints from "./rest-api/pages.ts";
import sinks from "./sinks/pages.ts";
import sources from "./sources/pages.ts";
import transformers from "./transformers/pages.ts";
import changes from "./whats-new/pages.ts";

/**
 * The whole reference, by topic. Quire bundles each data module by itself, so they share nothing: as they are one,
 * files that several topics need are parsed once.
 */
export default joined([
  actions,
  cli,
  variables,
  model,
  privileges,
  sdk,
  releases,
  endpoints,
  sinks,
  transformers,
  sources,
  changes,
]);
