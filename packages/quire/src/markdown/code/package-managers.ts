import type { Scope } from "../compilation.ts";
import type { ComponentPart } from "../document.ts";

/** Package managers that npm commands can be translated for. */
export const packageManagers = ["yarn", "pnpm", "bun"] as const;
/** One of them. */
export type PackageManager = (typeof packageManagers)[number];

const labels: Record<"npm" | PackageManager, string> = { npm: "npm", yarn: "Yarn", pnpm: "pnpm", bun: "Bun" };

/**
 * Create tabs with an npm command and its equivalents for the package managers in the settings.
 *
 * @param block renders a piece of code
 * @returns undefined if the settings name none
 */
export function packageManagerTabs(
  { compilation }: Scope,
  commands: string,
  block: (code: string) => ComponentPart,
): ComponentPart | undefined {
  const { convert, npm2yarn } = compilation.input;
  if (!convert || !npm2yarn) return undefined;
  const tab = (value: keyof typeof labels, code: string): ComponentPart => ({
    component: "@theme/TabItem",
    props: { value, label: labels[value] },
    children: [block(code)],
  });
  // The package takes all lines for such as the first, of npm or of npx.
  const converted = (manager: PackageManager) =>
    commands
      .split("\n")
      .map((line) => convert(line, manager))
      .join("\n");
  return {
    component: "@theme/Tabs",
    props: npm2yarn.sync ? { groupId: "npm2yarn" } : {},
    children: [
      tab("npm", commands),
      ...npm2yarn.converters.map((manager) => tab(manager, converted(manager))),
    ],
  };
}
