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
            /** Path relative to the documents of the version, without extension. */
            page: z.string(),
            title: z.string(),
            /** Purpose of the guide, as the end of a sentence. */
            about: z.string(),
          }),
        )
        .nonempty(),
    }),
  ),
});

/** Guides about a subject. */
export type GuideGroup = z.infer<typeof guides>["groups"][number];

/** Load the guides that are new in a version, by subject. */
export function loadNewGuides(siteDir: string, version: Version, problems: Problem[]): GuideGroup[] {
  return loadFile(siteDir, `${version.data}/whats-new/guides.yml`, guides, problems)?.value.groups ?? [];
}
