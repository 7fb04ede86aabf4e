import { posix } from "node:path";
import { z } from "zod";

/** A folder relative to the site; `./docs/` is normalised to `docs`. */
export const folder = z.string().transform((written) => posix.normalize(written).replace(/(.)\/+$/, "$1"));

/** A path below the site's base path. */
export const routePath = z.string().refine((written) => !/^[a-z][a-z\d+.-]*:|^\/\/|[?#\s\\]/i.test(written), {
  error: "`routeBasePath` is not a path.",
  params: { hint: 'Write only the path, as in `routeBasePath: "docs"`. Scheme and host belong in `url`.' },
});
