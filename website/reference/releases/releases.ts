import type { Problem } from "quire";
import { z } from "zod";
import { loadFile, loadFolder } from "../load-data.ts";
import type { Version } from "../versions.ts";

const day = z.iso.date();

const cloudRelease = z.strictObject({
  version: z.string(),
  /** The day it became available. */
  date: day,
  /** The release before it. */
  since: z.string().optional(),
  /** Versions to run with it, the first one best. */
  recommended: z
    .strictObject({
      cli: z.array(z.string()).optional(),
      remoteExecutor: z.array(z.string()).optional(),
      helm: z.array(z.string()).optional(),
      actions: z.array(z.string()).optional(),
      apiGateway: z.array(z.string()).optional(),
    })
    .default({}),
  /** Releases of DataHub Core that it holds. */
  core: z.array(z.string()).default([]),
  /** How many changes its notes list. */
  changes: z.number(),
  knownIssues: z.number().default(0),
  /** The release and its patches, the newest first. */
  releases: z.array(
    z.strictObject({
      version: z.string(),
      count: z.number(),
      /** How many changes each group of its notes has. */
      groups: z.record(z.string(), z.number()),
      /** What its notes name. */
      features: z.array(z.string()).default([]),
      /** How many changes are about each subject. */
      topics: z.record(z.string(), z.number()).default({}),
    }),
  ),
});

const coreRelease = z.strictObject({
  version: z.string(),
  /** The day of its tag; none where only patches were released. */
  date: day.optional(),
  /** Patches, with the days of their tags. */
  patches: z.record(z.string(), day).default({}),
  /** How many release candidates there were, those of patches included. */
  candidates: z.number().default(0),
});

/** A release of DataHub Cloud. */
export type CloudRelease = z.infer<typeof cloudRelease>;

/** A release of DataHub Core. */
export type CoreRelease = z.infer<typeof coreRelease>;

/** Words that the notes count but that name no subject. */
const noTopics = new Set(["Acryl", "Version", "Versioning"]);

/** What is named of a release's or patch's changes: their groups and subjects, each with how many changes it has. */
export function namedChanges({ groups, topics }: CloudRelease["releases"][number]) {
  return {
    groups: Object.entries(groups).filter(([group]) => group !== "General"),
    subjects: Object.entries(topics).filter(([topic]) => !noTopics.has(topic)),
  };
}

/** Path of the page of a release of DataHub Cloud, below the documents of a version. */
export function cloudReleasePage(release: string): string {
  return `managed-datahub/release-notes/${release.replaceAll(".", "_").replace("v", "v_")}.md`;
}

/** Where a release of DataHub Core is told of on GitHub. */
export function coreReleaseUrl(tag: string): string {
  return `https://github.com/datahub-project/datahub/releases/tag/${tag}`;
}

/** The releases of DataHub Cloud that a version tells of, in the order of their files. */
export function loadCloudReleases(siteDir: string, version: Version, problems: Problem[]): CloudRelease[] {
  return loadFolder(siteDir, `${version.data}/releases/cloud`, cloudRelease, problems).map(
    ({ value }) => value,
  );
}

/** The releases of DataHub Core that a version tells of, the newest first. */
export function loadCoreReleases(siteDir: string, version: Version, problems: Problem[]): CoreRelease[] {
  const schema = z.strictObject({ releases: z.array(coreRelease) });
  return loadFile(siteDir, `${version.data}/releases/core.yml`, schema, problems)?.value.releases ?? [];
}

/** The guide about each subject, as a path below the documents of the version. */
export function loadTopics(siteDir: string, version: Version, problems: Problem[]): Record<string, string> {
  const schema = z.record(z.string(), z.string());
  return loadFile(siteDir, `${version.data}/releases/topics.yml`, schema, problems)?.value ?? {};
}
