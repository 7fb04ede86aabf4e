import type { Problem } from "quire";
import { z } from "zod";
import { loadFile, loadFolder } from "../load-data.ts";
import { uniqueList } from "../unique-list.ts";
import type { Version } from "../versions.ts";

const day = z.iso.date();

/** What runs beside DataHub Cloud, with what it is called on the pages of releases. */
export const components = {
  cli: "CLI and Python SDK",
  remoteExecutor: "Remote executor",
  helm: "Helm chart",
  actions: "Actions",
  apiGateway: "API gateway",
};
/** One of them. */
export type Component = keyof typeof components;

const cloudRelease = z.strictObject({
  version: z.string(),
  /** Date of availability. */
  date: day,
  /** The previous release. */
  since: z.string().optional(),
  /** Versions recommended for use with it, best first. */
  recommended: z
    .partialRecord(z.enum(Object.keys(components) as Component[]), z.array(z.string()))
    .default({}),
  /** The releases of DataHub Core it includes. */
  core: z.array(z.string()).default([]),
  /** Number of changes in its notes. */
  changes: z.number(),
  knownIssues: z.number().default(0),
  /** The release and its patches, newest first. */
  releases: z.array(
    z.strictObject({
      version: z.string(),
      count: z.number(),
      /** Number of changes in each group of its notes. */
      groups: z.record(z.string(), z.number()),
      /** Features named in its notes. */
      features: z.array(z.string()).default([]),
      /** Number of changes about each topic. */
      topics: z.record(z.string(), z.number()).default({}),
    }),
  ),
});

const coreRelease = z.strictObject({
  version: z.string(),
  /** Date of its tag; undefined if only patches were released. */
  date: day.optional(),
  /** Patches, with the dates of their tags. */
  patches: z.record(z.string(), day).default({}),
  /** Number of release candidates, including those of patches. */
  candidates: z.number().default(0),
});

/** A release of DataHub Cloud. */
export type CloudRelease = z.infer<typeof cloudRelease>;

/** A release of DataHub Core. */
export type CoreRelease = z.infer<typeof coreRelease>;

/** Words counted in the notes that are not topics. */
const noTopics = new Set(["Acryl", "Version", "Versioning"]);

/** Groups and topics of the changes in a release or patch, each with the number of changes. */
export function namedChanges({ groups, topics }: CloudRelease["releases"][number]) {
  return {
    groups: Object.entries(groups).filter(([group]) => group !== "General"),
    subjects: Object.entries(topics).filter(([topic]) => !noTopics.has(topic)),
  };
}

const coreFile = z.strictObject({ releases: uniqueList("version", coreRelease) });
const topicsFile = z.record(z.string(), z.string());

/** Path of the page of a DataHub Cloud release, relative to the documents of a version. */
export function cloudReleasePage(release: string): string {
  return `managed-datahub/release-notes/${release.replaceAll(".", "_").replace("v", "v_")}.md`;
}

/** URL of a DataHub Core release on GitHub. */
export function coreReleaseUrl(tag: string): string {
  return `https://github.com/datahub-project/datahub/releases/tag/${tag}`;
}

/** Load the DataHub Cloud releases covered by a version, in the order of their files. */
export function loadCloudReleases(siteDir: string, version: Version, problems: Problem[]): CloudRelease[] {
  return loadFolder(siteDir, `${version.data}/releases/cloud`, cloudRelease, problems).map(
    ({ value }) => value,
  );
}

/** Load the DataHub Core releases covered by a version, newest first. */
export function loadCoreReleases(siteDir: string, version: Version, problems: Problem[]): CoreRelease[] {
  return loadFile(siteDir, `${version.data}/releases/core.yml`, coreFile, problems)?.value.releases ?? [];
}

/** Load the guide on each topic, as a path relative to the documents of the version. */
export function loadTopics(siteDir: string, version: Version, problems: Problem[]): Record<string, string> {
  return loadFile(siteDir, `${version.data}/releases/topics.yml`, topicsFile, problems)?.value ?? {};
}
