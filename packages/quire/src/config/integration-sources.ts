import { type Integrations, type Sources, scriptServices } from "./integrations-schema.ts";

const tags = "https://www.googletagmanager.com";

/** Sources that the policy must allow for the enabled services. */
export function integrationSources(integrations: Integrations): Partial<Sources>[] {
  const { analytics, tagManager, webFont } = integrations;
  const counting = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
  const needed: Partial<Sources>[] = scriptServices(integrations).map(({ src, allow }) => {
    const hosts = [new URL(src).origin, ...allow];
    return { script: hosts, style: hosts, img: hosts, font: hosts, frame: hosts, connect: hosts };
  });
  if (analytics || tagManager) needed.push({ script: [tags], img: [tags], connect: [tags] });
  if (analytics) needed.push({ img: counting, connect: counting });
  if (webFont) {
    const { origin } = new URL(webFont.href);
    needed.push({ style: [origin], font: webFont.files.length > 0 ? webFont.files : [origin] });
  }
  return needed;
}
