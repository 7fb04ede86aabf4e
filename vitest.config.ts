import { defineConfig } from "vitest/config";

const folders = ["packages", "website", "bench", "scripts"];
const filesThatEndIn = (end: string) => folders.map((folder) => `${folder}/**/*${end}`);
const isolated = filesThatEndIn(".isolated.test.ts");

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: filesThatEndIn(".test.{ts,tsx}"),
          exclude: [...isolated, "**/node_modules/**"],
          // Files that run in one process share the modules that they load: a quarter of the time, of 270 files.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        // Files that replace modules (`vi.mock`), or look at the memory, have a process of their own.
        test: { name: "isolated", include: isolated },
      },
    ],
    // As many files at a time as there are cores; Vitest leaves one of them free, which is half of two.
    maxWorkers: "100%",
    // No test is about time; a busy machine needs more of it than the five seconds that Vitest gives.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
