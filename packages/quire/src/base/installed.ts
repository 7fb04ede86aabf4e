import { existsSync } from "node:fs";
import path from "node:path";

/** Location of an installed package, or of a file in it: in the `node_modules` of a folder or of one above. */
export function installedAt(folder: string, name: string): string | undefined {
  const found = path.join(folder, "node_modules", name);
  if (existsSync(found)) return found;
  const above = path.dirname(folder);
  return above === folder ? undefined : installedAt(above, name);
}
