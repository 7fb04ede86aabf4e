// Build the website into website/build: `npm run build`.
import { quire } from "./prepare.mjs";

quire("build", "website", ...process.argv.slice(2));
