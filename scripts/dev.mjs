// Serve the website while it is being written: `npm run dev`.
import { quire } from "./prepare.mjs";

quire("dev", "website", ...process.argv.slice(2));
