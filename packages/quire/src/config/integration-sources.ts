import type { Integrations, Sources } from "./integrations-schema.ts";

/** Integrations that consist of a single script. */
const services = [
  "sessionRecording",
  "visitorIdentification",
  "scheduling",
  "enrichment",
  "assistant",
] as const;

const tags = "https://www.googletagmanager.com";

/** The script tag of a service, with the id filled in. */
export interface ServiceScript {
  src: string;
  attributes: Record<string, string>;
}

/** Scripts of the services that are enabled. */
export function serviceScripts(integrations: Integrations): ServiceScript[] {
  return services.flatMap((kind) => {
    const service = integrations[kind];
    if (!service) return [];
    const fill = (text: string, id: string) => text.replaceAll("{id}", id);
    const attributes = Object.entries(service.attributes).map(([name, value]) => [
      name,
      fill(value, service.id),
    ]);
    return [
      { src: fill(service.src, encodeURIComponent(service.id)), attributes: Object.fromEntries(attributes) },
    ];
  });
}

/** Sources that the policy must allow for the enabled services. */
export function integrationSources(integrations: Integrations): Sources {
  const needed: Sources = { script: [], style: [], img: [], font: [], media: [], frame: [], connect: [] };
  const add = (sources: Partial<Sources>) => {
    for (const [kind, list] of Object.entries(sources) as [keyof Sources, string[]][])
      needed[kind].push(...list);
  };
  const { analytics, tagManager, webFont } = integrations;
  if (analytics || tagManager) add({ script: [tags], img: [tags], connect: [tags] });
  if (analytics) {
    const counting = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
    add({ img: counting, connect: counting });
  }
  for (const kind of services) {
    const service = integrations[kind];
    if (!service) continue;
    const hosts = [new URL(service.src).origin, ...service.allow];
    add({ script: hosts, style: hosts, img: hosts, font: hosts, frame: hosts, connect: hosts });
  }
  if (webFont) {
    const { origin } = new URL(webFont.href);
    add({ style: [origin], font: webFont.files.length > 0 ? webFont.files : [origin] });
  }
  return needed;
}
