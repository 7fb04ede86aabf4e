/** Read from the browser's storage; undefined when there is nothing or it cannot be read. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    console.warn("Browser storage is not available.", error);
    return undefined;
  }
}

/** Write to the browser's storage, or take the key out of it; a storage that refuses is only warned about. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn("Browser storage is not available.", error);
  }
}
