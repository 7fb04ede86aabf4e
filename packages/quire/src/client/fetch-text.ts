/**
 * Fetch a text of this site.
 *
 * @throws Error that names the status and the address, when it is not there
 */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}
