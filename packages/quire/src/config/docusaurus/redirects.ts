import type { UserConfig } from "../schema.ts";
import { functionOf, type SiteFunctions } from "./functions.ts";
import type { Settings } from "./settings.ts";

/**
 * Add the redirects of `client-redirects`: those that are listed, and functions that make others.
 *
 * @param config the whole configuration: with its `trailingSlash`, `createRedirects` expects paths that end with a slash
 */
export function addRedirects(
  options: Settings,
  content: { redirects: NonNullable<UserConfig["redirects"]>; functions: SiteFunctions },
  config: Settings,
): void {
  options.translateEach("redirects", (redirect) => {
    const from = redirect.strings("from");
    const to = redirect.string("to");
    if (from.length > 0 && to !== undefined) content.redirects.push({ from, to });
  });
  const create = functionOf<(path: string) => unknown>(options, "createRedirects");
  if (create && config.value("trailingSlash") === true)
    content.functions.createRedirects.push((path) => create(path.replace(/[^/]$/, "$&/")));
  else if (create) content.functions.createRedirects.push(create);
  else options.drop("createRedirects", "List these redirects in `redirects`.");
  // Pages can be requested with `.html` anyway, and their Markdown with `.md`.
  const from = options.strings("fromExtensions").filter((ending) => ending !== "html" && ending !== "md");
  const to = options.strings("toExtensions").filter((ending) => ending !== "html");
  if (from.length > 0)
    content.functions.createRedirects.push((path) =>
      path === "/" ? [] : from.map((ending) => `${path.replace(/\/$/, "")}.${ending}`),
    );
  if (to.length > 0)
    content.functions.createRedirects.push((path) =>
      to.filter((ending) => path.endsWith(`.${ending}`)).map((ending) => path.slice(0, -ending.length - 1)),
    );
  options.needless("id");
  options.finish("List these redirects in `redirects`.");
}
