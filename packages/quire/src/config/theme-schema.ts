import { z } from "zod";

/** Side of the navbar. */
const position = z.enum(["left", "right"]).default("right");
/** Id of the docs instance. */
const docs = z.string().default("default");

const link = z.strictObject({
  /** Text of the link. */
  label: z.string(),
  /** A site path. */
  to: z.string().optional(),
  /** A URL outside the site. */
  href: z.string().optional(),
  /** CSS class, for the site's style sheet. */
  className: z.string().optional(),
  /** Attribute `rel` of the HTML element, such as `me`. */
  rel: z.string().optional(),
  /** Attribute `target` of the HTML element, such as `_blank`. */
  target: z.string().optional(),
});

const footerItem = z.union([
  link,
  z.strictObject({
    /** HTML, inserted unchanged. */
    html: z.string(),
  }),
]);

const menuItem = z.union([
  link.extend({
    /** Id of a document to link to, instead of `to` or `href`. */
    docId: z.string().optional(),
    /** Name of a sidebar whose first document to link to, instead of `to` or `href`. */
    sidebarId: z.string().optional(),
    docs,
  }),
  z.strictObject({
    /** HTML, inserted unchanged. */
    html: z.string(),
  }),
]);

const navbarItem = z.discriminatedUnion("type", [
  link.extend({
    type: z.literal("link").default("link"),
    position,
    /**
     * Icon shown instead of the label, which becomes its accessible name: `github`, `slack`, or `class` for one
     * that the site's style sheet draws for `className`.
     */
    icon: z.enum(["github", "slack", "class"]).optional(),
  }),
  // A menu.
  z.strictObject({
    type: z.literal("dropdown"),
    /** Label of the button that opens the menu. */
    label: z.string(),
    position,
    /** Site path for the label to link to. */
    to: z.string().optional(),
    /** Links in the menu, and HTML between them. */
    items: z.array(menuItem),
  }),
  // A link to a document, in the version being read if it has that document.
  z.strictObject({
    type: z.literal("doc"),
    /** Id of the document. */
    docId: z.string(),
    docs,
    /** By default the document's sidebar label. */
    label: z.string().optional(),
    position,
  }),
  // A link to the first document of a sidebar.
  z.strictObject({
    type: z.literal("sidebar"),
    /** Name of the sidebar. */
    sidebarId: z.string(),
    docs,
    /** By default the label of the linked document. */
    label: z.string().optional(),
    position,
  }),
  // A link to the main page of the version being read; on other pages, of the latest version.
  z.strictObject({
    type: z.literal("version"),
    docs,
    /** By default the name of the version. */
    label: z.string().optional(),
    position,
  }),
  // The menu of versions.
  z.strictObject({
    type: z.literal("versions"),
    position,
    docs,
    /** The versions to list, in this order; by default all. */
    versions: z
      .array(
        z.strictObject({
          /** Name of the version; `current` is that of the unversioned documents. */
          name: z.string(),
          /** By default the label of the version. */
          label: z.string().optional(),
        }),
      )
      .optional(),
    /** Older versions that are hosted elsewhere. */
    external: z
      .array(
        z.strictObject({
          /** Name of the version. */
          label: z.string(),
          /** URL of the version. */
          href: z.string(),
        }),
      )
      .default([]),
    /** Heading above these links; `""` for none. */
    externalHeading: z.string().default("Archived versions"),
  }),
  // The search box.
  z.strictObject({ type: z.literal("search"), position }),
  z.strictObject({
    type: z.literal("html"),
    position,
    /** HTML, inserted unchanged. */
    value: z.string(),
  }),
]);

const logo = z.strictObject({
  /** Alternative text. */
  alt: z.string().default(""),
  /** Path in the static folder. */
  src: z.string(),
  /** Alternative image for dark mode. */
  srcDark: z.string().optional(),
  /** Link target; by default the front page. */
  href: z.string().optional(),
  /** In CSS pixels. */
  width: z.number().optional(),
  /** In CSS pixels. */
  height: z.number().optional(),
});

/** The settings of `theme`: what all pages share. */
export const themeSchema = z.strictObject({
  /** The bar at the top of every page. */
  navbar: z
    .strictObject({
      /** Text next to the logo. */
      title: z.string().optional(),
      /** Logo, linked to the front page. */
      logo: logo.optional(),
      /** Hide the navbar while scrolling down. */
      hideOnScroll: z.boolean().default(false),
      /** Background: that of the page, always dark, or that of buttons. */
      style: z.enum(["light", "dark", "primary"]).default("light"),
      /** Items; an item without a type is a link. */
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
  /** The footer of every page; omitted by default. */
  footer: z
    .strictObject({
      /** Light or dark background. */
      style: z.enum(["light", "dark"]).default("light"),
      /** Image above the copyright line. */
      logo: logo.optional(),
      /** Columns with titles, or a single list of links. */
      links: z
        .array(
          z.union([
            z.strictObject({
              /** Title of the column. */
              title: z.string(),
              /** Links of the column. */
              items: z.array(footerItem),
            }),
            footerItem,
          ]),
        )
        .default([]),
      /** Last line, as HTML. */
      copyright: z.string().optional(),
    })
    .optional(),
  /** A notice above the navbar; omitted by default. */
  announcementBar: z
    .strictObject({
      /** Change it to show the bar again to readers who closed it. */
      id: z.string().default("announcement"),
      /** HTML. */
      content: z.string(),
      /** CSS colour. */
      backgroundColor: z.string().default("#fff"),
      /** CSS colour. */
      textColor: z.string().default("#000"),
      /** Whether readers can close it. */
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  /** Light and dark mode. */
  colorMode: z
    .strictObject({
      /** Mode on the first visit. */
      defaultMode: z.enum(["light", "dark"]).default("light"),
      /** Hide the switch, so that the default mode always applies. */
      disableSwitch: z.boolean().default(false),
      /** Follow the system setting until the reader chooses. */
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  /**
   * What is set in Manrope: headings, or on desktops all text. Other text is in the system's font. Set `--font-text`
   * and `--font-heading` in a style sheet for other fonts.
   */
  typeface: z.enum(["headings", "all"]).default("headings"),
  /** Classes of the element around the text of a document or post, for the site's style sheet. */
  textClass: z.string().optional(),
  /** Heading levels in the table of contents. */
  tableOfContents: z
    .strictObject({
      /** Top level, 2 to 6. */
      minHeadingLevel: z.number().int().min(2).max(6).default(2),
      /** Deepest level, 2 to 6. */
      maxHeadingLevel: z.number().int().min(2).max(6).default(3),
    })
    .prefault({}),
  /** Default image for link previews: a path in the static folder. */
  image: z.string().optional(),
});

/** The settings of the theme, with all defaults. */
export type ThemeConfig = z.output<typeof themeSchema>;
/** An item of the navbar as it is written. */
export type NavbarItemInput = z.input<typeof navbarItem>;
/** An item of the navbar with all defaults, and with its targets once the site is planned. */
export type NavbarItem = z.output<typeof navbarItem> & { places?: NavbarPlaces };

/**
 * Targets of a navbar item that names a document, a sidebar or the version, for each version of its docs
 * instance.
 */
export interface NavbarPlaces {
  docs: string;
  /** Site path, the sidebar the item stands for and its label, by name of the version. */
  versions: Record<string, { to: string; sidebar?: string; label?: string }>;
}
