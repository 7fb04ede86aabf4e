import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/**/*.test.{ts,tsx}",
      "website/**/*.test.ts",
      "bench/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
    // As many files at a time as there are cores; Vitest leaves one of them free, which is half of two.
    maxWorkers: "100%",
  },
});
