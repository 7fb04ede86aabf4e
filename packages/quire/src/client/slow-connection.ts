/** Whether nothing should be fetched ahead: the connection is slow (2G), or the reader saves data. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}
