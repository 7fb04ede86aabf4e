/** Environments of a dataset: the symbols of `FabricType`. */
export const environments = [
  "PROD",
  "NON_PROD",
  "CORP",
  "DEV",
  "EI",
  "PRD",
  "PRE",
  "QA",
  "RVW",
  "SANDBOX",
  "SBX",
  "SIT",
  "STG",
  "TEST",
  "TST",
  "UAT",
] as const;

/** The URN of a dataset. Characters that would end a part of it (comma, brackets) are percent-encoded. */
export function datasetUrn(platform: string, name: string, environment: string): string {
  const part = (text: string) =>
    text.trim().replace(/[,()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `urn:li:dataset:(urn:li:dataPlatform:${part(platform)},${part(name)},${environment})`;
}
