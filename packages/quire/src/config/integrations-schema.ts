import { z } from "zod";

/** Sources that pages may load from besides the site itself, by kind; see Content-Security-Policy. */
export const sourcesSchema = z.strictObject({
  /** Scripts. */
  script: z.array(z.string()).default([]),
  /** Style sheets. */
  style: z.array(z.string()).default([]),
  /** Images. */
  img: z.array(z.string()).default([]),
  /** Fonts. */
  font: z.array(z.string()).default([]),
  /** Audio and video. */
  media: z.array(z.string()).default([]),
  /** Frames. */
  frame: z.array(z.string()).default([]),
  /** Requests made by scripts. */
  connect: z.array(z.string()).default([]),
});

const service = z
  .strictObject({
    /** The site's id at the service. */
    id: z.string().min(1),
    /** URL of its script, with `{id}` for the id. */
    src: z.url(),
    /** Attributes of its script tag, with `{id}` for the id. */
    attributes: z.record(z.string(), z.string()).default({}),
    /** Further hosts it needs, for scripts, styles, images, frames and requests. */
    allow: z.array(z.string()).default([]),
  })
  .optional();

/** Services that consist of a single script. */
const services = {
  /** Session recording. */
  sessionRecording: service,
  /** Identifies the organisation of a visitor. */
  visitorIdentification: service,
  /** Lets readers book a meeting. */
  scheduling: service,
  /** Adds data about a visitor's organisation from other sources. */
  enrichment: service,
  /** A third-party assistant that answers questions. */
  assistant: service,
};

/** Third-party services. Each is disabled unless its id is set, and starts when the page has finished loading. */
export const integrationsSchema = z.strictObject({
  /** Google Analytics: receives title, URL and path of each page view. */
  analytics: z
    .strictObject({
      /** Measurement id, `G-…`. */
      id: z.string().min(1),
      /** Anonymise IP addresses. */
      anonymizeIp: z.boolean().default(false),
    })
    .optional(),
  /** Google Tag Manager. */
  tagManager: z
    .strictObject({
      /** Container id, `GTM-…`. */
      id: z.string().min(1),
    })
    .optional(),
  ...services,
  /** A font from another host; the site's style sheet can use its name. */
  webFont: z
    .strictObject({
      /** URL of its style sheet. */
      href: z.url(),
      /** Hosts of its files, if other than that of the style sheet. */
      files: z.array(z.string()).default([]),
    })
    .optional(),
});

/** Services of others that pages load, such as analytics. */
export type Integrations = z.output<typeof integrationsSchema>;
/** Sources that pages may load from, by kind. */
export type Sources = z.output<typeof sourcesSchema>;

/** The enabled services that consist of a single script. */
export function scriptServices(integrations: Integrations): NonNullable<z.output<typeof service>>[] {
  return (Object.keys(services) as (keyof typeof services)[]).flatMap((kind) => integrations[kind] ?? []);
}
