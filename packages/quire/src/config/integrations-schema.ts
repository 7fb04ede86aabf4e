import { z } from "zod";

/** Sources the pages may load from besides the site itself, by kind; see Content-Security-Policy. */
export const sourcesSchema = z.strictObject({
  /** Scripts. */
  script: z.array(z.string()).default([]),
  /** Style sheets. */
  style: z.array(z.string()).default([]),
  /** Pictures. */
  img: z.array(z.string()).default([]),
  /** Typefaces. */
  font: z.array(z.string()).default([]),
  /** Sound and films. */
  media: z.array(z.string()).default([]),
  /** Pages in frames. */
  frame: z.array(z.string()).default([]),
  /** What scripts fetch. */
  connect: z.array(z.string()).default([]),
});

/** A service that is one script: where it is, and what the site is called there. */
const service = z
  .strictObject({
    /** What the service knows the site by. */
    id: z.string().min(1),
    /** Address of its script; `{id}` in it stands for the id. */
    src: z.url(),
    /** Attributes of its script tag; `{id}` in a value stands for the id. */
    attributes: z.record(z.string(), z.string()).default({}),
    /** Hosts it needs beside that of its script: for scripts, styles, pictures, frames and what scripts fetch. */
    allow: z.array(z.string()).default([]),
  })
  .optional();

/** Services of others. Each is off unless its id is given, and begins when the page has come to rest. */
export const integrationsSchema = z.strictObject({
  /** Google Analytics: told of each page that is shown, with title, location and path. */
  analytics: z
    .strictObject({
      /** Measurement id, `G-…`. */
      id: z.string().min(1),
      /** Have addresses of readers shortened. */
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
  /** Records what readers do on a page. */
  sessionRecording: service,
  /** Tells which organisation a reader belongs to. */
  visitorIdentification: service,
  /** Lets readers book a meeting. */
  scheduling: service,
  /** Adds what is known elsewhere of a reader's organisation. */
  enrichment: service,
  /** Answers questions. */
  assistant: service,
  /** A typeface from elsewhere; its name is for the site's style sheet to use. */
  webFont: z
    .strictObject({
      /** Address of its style sheet. */
      href: z.url(),
      /** Where its files are, if not at the style sheet's host. */
      files: z.array(z.string()).default([]),
    })
    .optional(),
});

export type Integrations = z.output<typeof integrationsSchema>;
export type Sources = z.output<typeof sourcesSchema>;
