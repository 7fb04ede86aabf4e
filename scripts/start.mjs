// Build the website and serve it: `npm start`. PORT chooses the port.
import { quire } from "./prepare.mjs";

quire("build", "website");
quire("preview", "website", ...process.argv.slice(2));
