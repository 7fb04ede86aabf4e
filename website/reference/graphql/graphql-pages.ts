import type { DataDocument } from "quire";
import { indexPages } from "./index-pages.ts";
import type { GraphqlPages } from "./reference.ts";
import { smallPages } from "./small-pages.ts";
import { topicPage } from "./topic-page.ts";

/** All pages of the GraphQL reference of a version. */
export function graphqlPages(pages: GraphqlPages): DataDocument[] {
  return [
    ...indexPages(pages),
    ...smallPages(pages),
    ...pages.topics.map((topic) => topicPage(pages, topic)),
  ];
}
