import type { IntegrationFacts } from "../client/integrations.ts";
import { serviceScripts } from "../config/integration-sources.ts";
import type { Integrations } from "../config/integrations-schema.ts";
import { jsonForScript } from "../site/json-ld.ts";

/** Data about integrations for the client script; nothing if the site uses none. */
export function IntegrationData({ integrations }: { integrations: Integrations }) {
  const { analytics, tagManager, webFont } = integrations;
  const facts: IntegrationFacts = {
    analytics,
    tagManager,
    scripts: serviceScripts(integrations),
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
