import { z } from "zod";

/** How documents are read. */
export const markdownSchema = z.strictObject({
  /** Draw `mermaid` code blocks as diagrams. */
  mermaid: z.boolean().default(true),
  /** Read `$…$` and `$$…$$` as formulas in TeX. */
  math: z.boolean().default(false),
  /** Kinds of admonitions besides the usual ones. */
  admonitions: z.array(z.string().toLowerCase()).default([]),
  /** How code blocks are read. */
  codeBlocks: z
    .strictObject({
      /** Language of code blocks that name none. */
      defaultLanguage: z.string().toLowerCase().optional(),
      /** Comments in code that mark lines, besides those that highlight them. */
      magicComments: z
        .array(
          z.strictObject({
            /** Class of the lines, for a style sheet of the site. */
            className: z.string(),
            /** What the comment says that marks the line below it. */
            line: z.string().optional(),
            /** What the comments say that lines stand between. */
            block: z
              .strictObject({
                /** What the first says. */
                start: z.string(),
                /** What the last says. */
                end: z.string(),
              })
              .optional(),
          }),
        )
        .default([]),
    })
    .prefault({}),
  /** Code blocks marked `npm2yarn`. */
  npm2yarn: z
    .strictObject({
      /** Package managers whose commands are shown in tabs beside those of npm; `[]` leaves the blocks as they are. */
      converters: z.array(z.enum(["yarn", "pnpm", "bun"])).default([]),
      /** The tabs of all these blocks follow each other, and the choice is remembered. */
      sync: z.boolean().default(false),
    })
    .prefault({}),
  /** Components that documents use without importing them: name to module path relative to the site. */
  components: z.record(z.string(), z.string()).default({}),
});
