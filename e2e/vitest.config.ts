import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["e2e/**/*.test.ts"], fileParallelism: false, testTimeout: 30_000, hookTimeout: 60_000 },
});
