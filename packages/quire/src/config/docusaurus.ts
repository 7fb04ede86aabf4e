import type { Advice } from "./advice.ts";
import type { UserConfig } from "./schema.ts";
export function translateDocusaurus(
  exported: unknown,
  _site: { siteDir: string; exists: (name: string) => boolean },
): { config: UserConfig; advice: Advice[] } {
  return { config: exported as UserConfig, advice: [] };
}
