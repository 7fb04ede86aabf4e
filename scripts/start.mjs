// Build the website and serve it: `npm start`. PORT chooses the port.
import { quire, serve } from "./prepare.mjs";

quire("build", "website");
serve("preview", "website", ...process.argv.slice(2));
