import { expect, test } from "vitest";
import { unresolvedHint } from "./unresolved-import.ts";

test.each([
  ["./kettle", "Check the path"],
  ["@site/src/kettle", "Check the path"],
  ["@theme/Kettle/Lid", "Create `src/theme/Kettle/Lid`"],
  ["@theme-original/Kettle", "Create `src/theme/Kettle`"],
  ["@docusaurus/useKettle", "does not have this Docusaurus module"],
  ["tailwindcss/utilities", "Tailwind is not run"],
  ["@kettles/shop/parts", "Install `@kettles/shop`,"],
  ["kettles/parts", "Install `kettles`,"],
  ["@/components/kettle", "in the setting `aliases`"],
  ["~/components/kettle", "in the setting `aliases`"],
  ["#components", "in the setting `aliases`"],
])("what to do about %s", (specifier, hint) => {
  expect(unresolvedHint(specifier)).toContain(hint);
});
