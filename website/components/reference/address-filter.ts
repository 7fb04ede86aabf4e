/** The value of a filter in the page's address, which returns with the reader and can be sent to others. */
export function readFilter(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? "";
}

/** Write the value of a filter to the page's address; an empty one is left out. */
export function writeFilter(name: string, value: string): void {
  if (value === readFilter(name)) return;
  const url = new URL(location.href);
  if (value === "") url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(history.state, "", url);
}
