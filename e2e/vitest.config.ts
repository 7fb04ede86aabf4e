import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: "e2e/global-setup.ts",
    // One browser and two cores: files run one after the other and share their connection.
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // On a shared machine a browser may be late anywhere: there each test has two more tries, and is named if it needs
    // one. Elsewhere it has one more, if the browser stalls for a minute.
    retry: process.env.CI ? 2 : { count: 1, condition: /^Test timed out/ },
    hookTimeout: 60_000,
  },
});
