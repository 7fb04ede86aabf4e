// Copies what the TypeScript compiler leaves behind: the engine's style sheets.
import { cpSync } from "node:fs";

cpSync("packages/quire/src/theme/styles", "packages/quire/dist/theme/styles", { recursive: true });
