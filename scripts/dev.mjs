// Serve a site of the repository while it is being written: `npm run dev` the website, `npm run manual` the manual.
import { serve } from "./prepare.mjs";

serve("dev", ...process.argv.slice(2));
