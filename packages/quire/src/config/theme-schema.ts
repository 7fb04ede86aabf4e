import { z } from "zod";

/** Side of the navbar an item stands on. */
const position = z.enum(["left", "right"]).default("right");
/** Docs instance that an item is about. */
const docs = z.string().default("default");

const link = z.strictObject({
  /** Text of the link. */
  label: z.string(),
  /** A site path. */
  to: z.string().optional(),
  /** An address outside the site. */
  href: z.string().optional(),
  /** Class for a style sheet of the site. */
  className: z.string().optional(),
});

const footerItem = z.union([
  link,
  z.strictObject({
    /** HTML, put in as it stands. */
    html: z.string(),
  }),
]);

const menuLink = link.extend({
  /** Id of a document to link to, in place of `to` and `href`. */
  docId: z.string().optional(),
  /** Name of a sidebar to whose first document to link, in place of `to` and `href`. */
  sidebarId: z.string().optional(),
  docs,
});

const navbarItem = z.discriminatedUnion("type", [
  link.extend({
    type: z.literal("link").default("link"),
    position,
    /**
     * Shown in place of the label, which stays as its accessible name: `github`, `slack`, or `class`, what a style sheet
     * of the site draws for `className`.
     */
    icon: z.enum(["github", "slack", "class"]).optional(),
  }),
  // A menu of links.
  z.strictObject({
    type: z.literal("dropdown"),
    /** Text of the button that opens it. */
    label: z.string(),
    position,
    /** A site path that the label itself leads to. */
    to: z.string().optional(),
    /** Links of the menu. */
    items: z.array(menuLink),
  }),
  // A link to a document, in the version being read where it has one.
  z.strictObject({
    type: z.literal("doc"),
    /** Id of the document. */
    docId: z.string(),
    docs,
    /** Left out, the document's sidebar label. */
    label: z.string().optional(),
    position,
  }),
  // A link to the first document of a sidebar.
  z.strictObject({
    type: z.literal("sidebar"),
    /** Name of the sidebar. */
    sidebarId: z.string(),
    docs,
    /** Left out, the label of the document it leads to. */
    label: z.string().optional(),
    position,
  }),
  // A link to the main page of the version being read, on pages of none to that of the latest.
  z.strictObject({
    type: z.literal("version"),
    docs,
    /** Left out, the name of the version. */
    label: z.string().optional(),
    position,
  }),
  // The menu of versions.
  z.strictObject({
    type: z.literal("versions"),
    position,
    docs,
    /** Copies of older versions that are hosted elsewhere. */
    external: z
      .array(
        z.strictObject({
          /** Name of the version. */
          label: z.string(),
          /** Where it is hosted. */
          href: z.string(),
        }),
      )
      .default([]),
    /** Heading above them; `""` for none. */
    externalHeading: z.string().default("Archived versions"),
  }),
  // The search box.
  z.strictObject({ type: z.literal("search"), position }),
  z.strictObject({
    type: z.literal("html"),
    position,
    /** HTML, put in as it stands. */
    value: z.string(),
  }),
]);

const logo = z.strictObject({
  /** What it shows, for readers who do not see it. */
  alt: z.string().default(""),
  /** Path in the static folder. */
  src: z.string(),
  /** Another one for dark pages. */
  srcDark: z.string().optional(),
  /** Where it leads; left out, the front page. */
  href: z.string().optional(),
  /** In CSS pixels. */
  width: z.number().optional(),
  /** In CSS pixels. */
  height: z.number().optional(),
});

export const themeSchema = z.strictObject({
  /** The bar at the top of every page. */
  navbar: z
    .strictObject({
      /** Text beside the logo. */
      title: z.string().optional(),
      /** Picture that leads to the front page. */
      logo: logo.optional(),
      /** Hide it while the reader scrolls down. */
      hideOnScroll: z.boolean().default(false),
      /** The ground of the page, a dark one on every page, or that of buttons. */
      style: z.enum(["light", "dark", "primary"]).default("light"),
      /** What stands in it; an item without a type is a link. */
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
  /** The foot of every page; left out, there is none. */
  footer: z
    .strictObject({
      /** Light or dark ground. */
      style: z.enum(["light", "dark"]).default("light"),
      /** Picture above the copyright line. */
      logo: logo.optional(),
      /** Columns with a title, or one flat list. */
      links: z
        .array(
          z.union([
            z.strictObject({
              /** Heading of the column. */
              title: z.string(),
              /** Links of the column. */
              items: z.array(footerItem),
            }),
            footerItem,
          ]),
        )
        .default([]),
      /** Last line, HTML. */
      copyright: z.string().optional(),
    })
    .optional(),
  /** A line above the navbar; left out, there is none. */
  announcementBar: z
    .strictObject({
      /** A new one shows the bar again to readers who closed it. */
      id: z.string().default("announcement"),
      /** HTML. */
      content: z.string(),
      /** CSS colour. */
      backgroundColor: z.string().default("#fff"),
      /** CSS colour. */
      textColor: z.string().default("#000"),
      /** Whether a reader can close it. */
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  /** Light and dark pages. */
  colorMode: z
    .strictObject({
      /** Mode of a first visit. */
      defaultMode: z.enum(["light", "dark"]).default("light"),
      /** Show no switch, so that the default mode stays. */
      disableSwitch: z.boolean().default(false),
      /** Follow the reader's system until they choose. */
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  /** Which headings the contents beside a page list. */
  tableOfContents: z
    .strictObject({
      /** Highest level, 2 to 6. */
      minHeadingLevel: z.number().int().min(2).max(6).default(2),
      /** Deepest level, 2 to 6. */
      maxHeadingLevel: z.number().int().min(2).max(6).default(3),
    })
    .prefault({}),
  /** Default picture for link previews, path in the static folder. */
  image: z.string().optional(),
});

export type ThemeConfig = z.output<typeof themeSchema>;
export type NavbarItemInput = z.input<typeof navbarItem>;
export type NavbarItem = z.output<typeof navbarItem> & { places?: NavbarPlaces };

/** Of an item that named a document, a sidebar or the version: where it leads on pages of each version of these docs. */
export interface NavbarPlaces {
  docs: string;
  /** Site path, the sidebar whose pages the item stands for, and its label there, by the version's name. */
  versions: Record<string, { to: string; sidebar?: string; label?: string }>;
}
