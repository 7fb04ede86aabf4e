import { absoluteUrl, type SiteAddress } from "../address.ts";
import { searchPath } from "../search-page.ts";
import { escapeXml } from "./xml.ts";

/** Site path of the file that tells browsers how to search the site. */
export const openSearchPath = "/opensearch.xml";

/** An OpenSearch 1.1 description of the site's search page (github.com/dewitt/opensearch). */
export function openSearchDescription(site: SiteAddress & { title: string }): string {
  const { title } = site;
  const page = absoluteUrl(site, searchPath);
  // The format limits the short name to 16 characters.
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
