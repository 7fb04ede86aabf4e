import { z } from "zod";

const link = z.strictObject({
  label: z.string(),
  /** A site path. */
  to: z.string().optional(),
  /** An address outside the site. */
  href: z.string().optional(),
  className: z.string().optional(),
});

/** A link in a menu; in place of `to` or `href` it can name a document or a sidebar, as navbar items do. */
const menuLink = link.extend({
  docId: z.string().optional(),
  sidebarId: z.string().optional(),
  /** Docs instance of the document or sidebar. */
  docs: z.string().default("default"),
});

const navbarItem = z.discriminatedUnion("type", [
  link.extend({
    type: z.literal("link").default("link"),
    position: z.enum(["left", "right"]).default("right"),
    /** Shown in place of the label, which stays as its accessible name: `github`, `slack`. */
    icon: z.enum(["github", "slack"]).optional(),
  }),
  z.strictObject({
    type: z.literal("dropdown"),
    label: z.string(),
    position: z.enum(["left", "right"]).default("right"),
    to: z.string().optional(),
    items: z.array(menuLink),
  }),
  /** A link to a document, in the version being read where it has one. */
  z.strictObject({
    type: z.literal("doc"),
    docId: z.string(),
    docs: z.string().default("default"),
    /** Left out, the document's sidebar label. */
    label: z.string().optional(),
    position: z.enum(["left", "right"]).default("right"),
  }),
  /** A link to the first document of a sidebar. */
  z.strictObject({
    type: z.literal("sidebar"),
    sidebarId: z.string(),
    docs: z.string().default("default"),
    /** Left out, the label of the document it leads to. */
    label: z.string().optional(),
    position: z.enum(["left", "right"]).default("right"),
  }),
  z.strictObject({
    type: z.literal("versions"),
    position: z.enum(["left", "right"]).default("right"),
    /** Docs instance. */
    docs: z.string().default("default"),
    /** Copies of older versions that are hosted elsewhere. */
    external: z.array(z.strictObject({ label: z.string(), href: z.string() })).default([]),
    externalHeading: z.string().default("Archived versions"),
  }),
  z.strictObject({
    type: z.literal("search"),
    position: z.enum(["left", "right"]).default("right"),
  }),
  z.strictObject({
    type: z.literal("html"),
    position: z.enum(["left", "right"]).default("right"),
    value: z.string(),
  }),
]);

const logo = z.strictObject({
  alt: z.string().default(""),
  /** Path in the static folder. */
  src: z.string(),
  srcDark: z.string().optional(),
  href: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});

export const themeSchema = z.strictObject({
  navbar: z
    .strictObject({
      title: z.string().optional(),
      logo: logo.optional(),
      hideOnScroll: z.boolean().default(false),
      items: z
        .array(
          z.preprocess(
            (item) =>
              typeof item === "object" && item && !("type" in item) ? { type: "link", ...item } : item,
            navbarItem,
          ),
        )
        .default([]),
    })
    .prefault({}),
  footer: z
    .strictObject({
      style: z.enum(["light", "dark"]).default("light"),
      logo: logo.optional(),
      /** Columns with a title, or one flat list. */
      links: z
        .array(z.union([z.strictObject({ title: z.string(), items: z.array(link) }), link]))
        .default([]),
      copyright: z.string().optional(),
    })
    .optional(),
  announcementBar: z
    .strictObject({
      id: z.string().default("announcement"),
      /** HTML. */
      content: z.string(),
      backgroundColor: z.string().default("#fff"),
      textColor: z.string().default("#000"),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(["light", "dark"]).default("light"),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  tableOfContents: z
    .strictObject({
      minHeadingLevel: z.number().int().min(2).max(6).default(2),
      maxHeadingLevel: z.number().int().min(2).max(6).default(3),
    })
    .prefault({}),
  /** Default picture for link previews, path in the static folder. */
  image: z.string().optional(),
});

export type ThemeConfig = z.output<typeof themeSchema>;
export type NavbarItemInput = z.input<typeof navbarItem>;
export type NavbarItem = z.output<typeof navbarItem>;
