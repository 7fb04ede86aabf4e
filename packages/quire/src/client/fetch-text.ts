/**
 * Fetch a text file of this site.
 *
 * @throws Error with status and address when the response is not ok
 */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}
