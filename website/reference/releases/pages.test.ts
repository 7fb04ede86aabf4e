import { expect, it } from "vitest";
import { coreTable } from "./pages.ts";

it("keeps each patch and its day together", () => {
  const markdown = coreTable([
    { version: "v1.2.0", date: "2025-07-17", patches: { "v1.2.0.1": "2025-07-21" }, candidates: 2 },
  ]);
  expect(markdown).toContain("\u00a0(21\u00a0July\u00a02025)");
});
