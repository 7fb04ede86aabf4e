import { z } from "zod";
import { packageManagers } from "../markdown/code/package-managers.ts";

/** Settings for compiling documents. */
export const markdownSchema = z.strictObject({
  /** Render `mermaid` code blocks as diagrams. */
  mermaid: z.boolean().default(true),
  /** Treat `$…$` and `$$…$$` as TeX formulas, or only the latter. */
  math: z.union([z.boolean(), z.literal("$$")]).default(false),
  /** Commands of one's own in formulas: name with its backslash → TeX. */
  mathMacros: z.record(z.string(), z.string()).default({}),
  /** What a command applies to that a formula defines by `\\newcommand`: that formula, or those after it, too. */
  mathDefinitions: z.enum(["formula", "document"]).default("formula"),
  /** Read MDX in `.md` files too: components, imports and expressions. */
  mdxInMd: z.boolean().default(true),
  /** Keep capital letters in anchors made from headings, instead of lower case. */
  keepHeadingCase: z.boolean().default(false),
  /** Kinds of admonitions besides the built-in ones. */
  admonitions: z.array(z.string().toLowerCase()).default([]),
  /** Settings for code blocks. */
  codeBlocks: z
    .strictObject({
      /** Language of code blocks without one. */
      defaultLanguage: z.string().toLowerCase().optional(),
      /** Comments that mark lines in code, besides the built-in ones for highlighting. */
      magicComments: z
        .array(
          z.strictObject({
            /** Class of the marked lines, for the site's style sheet. */
            className: z.string(),
            /** Text of a comment that marks the next line. */
            line: z.string().optional(),
            /** Texts of the comments that enclose marked lines. */
            block: z
              .strictObject({
                /** Text of the first comment. */
                start: z.string(),
                /** Text of the last comment. */
                end: z.string(),
              })
              .optional(),
          }),
        )
        .default([]),
    })
    .prefault({}),
  /** Settings for code blocks marked `npm2yarn`. */
  npm2yarn: z
    .strictObject({
      /** Package managers to show besides npm, in tabs; `[]` leaves the blocks unchanged. */
      converters: z.array(z.enum(packageManagers)).default([]),
      /** Synchronise the tabs of all these blocks, and remember the choice. */
      sync: z.boolean().default(false),
    })
    .prefault({}),
  /** Components available in all documents without an import: name → module path relative to the site. */
  components: z.record(z.string(), z.string()).default({}),
});

/** The settings for compiling documents as they are written. */
export type MarkdownInput = z.input<typeof markdownSchema>;
/** The settings for compiling documents, with all defaults. */
export type MarkdownConfig = z.output<typeof markdownSchema>;
