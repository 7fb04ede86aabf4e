/** Read from local storage; undefined if there is no value or storage is unavailable. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    console.warn("Browser storage is not available.", error);
    return undefined;
  }
}

/** Write to local storage, or remove the key; failures only cause a warning. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn("Browser storage is not available.", error);
  }
}
