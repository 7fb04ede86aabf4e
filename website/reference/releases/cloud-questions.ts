import { type CloudRelease, type Component, namedChanges } from "./releases.ts";

/** Questions answered by the introduction of a release's page. */
export function releaseQuestions({ version, since, knownIssues, core }: CloudRelease): string[] {
  return [
    `What is new in DataHub Cloud ${version}?`,
    `What changed in release ${version}?`,
    `When was DataHub Cloud ${version} released?`,
    `DataHub Cloud ${version} date`,
    `${version} release notes`,
    `How big was the update to Cloud ${version}?`,
    `we were moved to ${version}, what is different`,
    `Cloud changelog ${version}`,
    ...(since ? [`number of changes from ${since} to ${version}`] : []),
    ...(knownIssues > 0 ? [`Does Cloud ${version} have known issues?`] : []),
    ...(core.length > 0 ? [`open-source version mentioned for Cloud ${version}`] : []),
  ];
}

/** Questions answered by the table of recommended versions. */
export function versionQuestions({ version, recommended }: CloudRelease): string[] {
  return [
    `compatible versions for Cloud ${version}`,
    `what do I upgrade on our side when Cloud goes to ${version}`,
    ...Object.entries(recommended).flatMap(([component, versions]) =>
      versions.length > 0 ? componentQuestions[component as Component](version) : [],
    ),
  ];
}

const componentQuestions: Readonly<Record<Component, (version: string) => string[]>> = {
  cli: (version) => [
    `Which version of the CLI goes with DataHub Cloud ${version}?`,
    `acryl-datahub version for Cloud ${version}`,
    `Which pip version do we pin for ${version}?`,
  ],
  remoteExecutor: (version) => [
    `Which remote executor fits ${version}?`,
    `executor image tag for ${version}`,
    `Is our remote executor too old for ${version}?`,
  ],
  helm: (version) => [`Which Helm chart fits ${version}?`, `Helm chart version for ${version}`],
  actions: (version) => [`datahub-actions version for ${version}`],
  apiGateway: (version) => [`API gateway version for ${version}`],
};

/** Questions answered by the lists of changes in a release and its patches. */
export function changesQuestions({ version, releases }: CloudRelease): string[] {
  const named = releases.map(namedChanges);
  const topics = new Set(named.flatMap(({ subjects }) => subjects.map(([topic]) => topic)));
  const hasGroups = named.some(({ groups }) => groups.length > 0);
  return [
    ...(hasGroups || topics.size > 0 ? [`Which areas did Cloud ${version} touch?`] : []),
    ...(releases.some(({ features }) => features.length > 0) ? [`${version} features by name`] : []),
    ...(topics.size > 0 ? [`number of changes in ${version} by subject`] : []),
    ...(releases.length > 1 ? [`patch releases of ${version}, what came in each`] : []),
    ...[...topics].map((topic) => `Was anything about ${topic} changed in ${version}?`),
  ];
}
