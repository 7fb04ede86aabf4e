import type { Problem } from "quire";
import { z } from "zod";
import { loadFile } from "../load-data.ts";
import type { Version } from "../versions.ts";

const guides = z.strictObject({
  groups: z.array(
    z.strictObject({
      title: z.string(),
      guides: z
        .array(
          z.strictObject({
            /** Path below the documents of the version, without ending. */
            page: z.string(),
            title: z.string(),
            /** What the guide is for, as the rest of a sentence. */
            about: z.string(),
          }),
        )
        .nonempty(),
    }),
  ),
});

/** Guides of one subject. */
export type GuideGroup = z.infer<typeof guides>["groups"][number];

/** The guides that a version has and the one before it has not, by subject. */
export function loadNewGuides(siteDir: string, version: Version, problems: Problem[]): GuideGroup[] {
  return loadFile(siteDir, `${version.data}/whats-new/guides.yml`, guides, problems)?.value.groups ?? [];
}
