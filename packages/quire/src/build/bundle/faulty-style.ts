import { type InlineConfig, preprocessCSS, resolveConfig } from "vite";
import { readText } from "../../base/read-file.ts";
import { type BundlerError, causesOf } from "../../config/bundler-error.ts";

/**
 * Find the style sheet behind an error of the minifier, which gets all of them as one and so does not know where the
 * error is.
 *
 * @param files absolute paths of everything that was bundled
 * @returns the error with its location; other errors, and one that no style sheet has by itself, unchanged
 */
export async function locateStyleError(
  error: BundlerError,
  files: Iterable<string>,
  options: InlineConfig,
): Promise<BundlerError> {
  if (!causesOf(error).some(({ message }) => message.includes("[lightningcss minify]"))) return error;
  const css = { ...options.css, transformer: "lightningcss" as const };
  const resolved = await resolveConfig({ ...options, css }, "build");
  for (const file of files) {
    if (!/\.(?:css|s[ac]ss|less|styl)$/.test(file)) continue;
    try {
      await preprocessCSS(readText(file), file, resolved);
    } catch (located) {
      return located as BundlerError;
    }
  }
  return error;
}
