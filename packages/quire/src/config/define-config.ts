import type { UserConfig } from "./schema.ts";

/**
 * Give the settings of a site their type, so that an editor completes and checks them. Returns them as they are.
 *
 * @example
 * export default defineConfig({ title: "Manual", url: "https://manual.example.com" });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
