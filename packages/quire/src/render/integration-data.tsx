import type { IntegrationFacts, ServiceScript } from "../client/integrations.ts";
import { type Integrations, scriptServices } from "../config/integrations-schema.ts";
import { jsonForScript } from "../site/files/json-ld.ts";

/** Data about integrations for the client script; nothing if the site uses none. */
export function IntegrationData({ integrations }: { integrations: Integrations }) {
  const { analytics, tagManager, webFont } = integrations;
  const facts: IntegrationFacts = {
    analytics,
    tagManager,
    scripts: scriptServices(integrations).map(scriptOf),
    styles: webFont ? [webFont.href] : [],
  };
  if (!analytics && !tagManager && facts.scripts.length + facts.styles.length === 0) return null;
  return (
    <script
      type="application/json"
      id="integrations"
      dangerouslySetInnerHTML={{ __html: jsonForScript(facts) }}
    />
  );
}

/** The script of a service, with the site's id filled in. */
function scriptOf({ id, src, attributes }: ReturnType<typeof scriptServices>[number]): ServiceScript {
  const filled = Object.entries(attributes).map(([name, value]) => [name, value.replaceAll("{id}", id)]);
  return { src: src.replaceAll("{id}", encodeURIComponent(id)), attributes: Object.fromEntries(filled) };
}
