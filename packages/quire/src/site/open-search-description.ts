import { absoluteUrl } from "./address.ts";
import { escapeXml } from "./xml.ts";

/** Site path of the file by which browsers learn to search the site. */
export const openSearchPath = "/opensearch.xml";

/** What browsers are told of the site. */
export interface OpenSearchInput {
  title: string;
  /** Address of the site without a path: `https://docs.example.com`. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Site path of the page that searches. */
  searchPath: string;
}

/** An OpenSearch 1.1 description of the site's search page (github.com/dewitt/opensearch). */
export function openSearchDescription({ title, siteUrl, baseUrl, searchPath }: OpenSearchInput): string {
  const page = absoluteUrl(siteUrl, baseUrl, searchPath);
  // The format allows sixteen characters in the short name.
  const short = title.length > 16 ? title.slice(0, 16).trim() : title;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(short)}</ShortName>
  <Description>${escapeXml(`Search ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${escapeXml(page)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
