import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: "e2e/global-setup.ts",
    // One browser and two cores: files run one after the other and share their connection.
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    // A browser that stalls for a minute gets a second try; what it shows wrongly does not.
    retry: { count: 1, condition: /^Test timed out/ },
    hookTimeout: 60_000,
  },
});
