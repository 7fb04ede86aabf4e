import type { UserConfig } from "./schema.ts";

/**
 * Declare the settings of a site, so that editors complete and check them. Returns them unchanged.
 *
 * @example export default defineConfig({ title: "Manual", url: "https://manual.example.com" });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
