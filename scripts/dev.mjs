// Serve the website while it is being written: `npm run dev`.
import { serve } from "./prepare.mjs";

serve("dev", "website", ...process.argv.slice(2));
