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
    // No test is about time; a busy machine needs more of it than the five seconds that Vitest gives.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
