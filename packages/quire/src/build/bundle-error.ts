import path from "node:path";
import { type Problem, QuireError } from "../problem.ts";
import { toSitePath } from "./walk.ts";

interface BundlerError extends Error {
  id?: string;
  loc?: { file?: string; line: number; column: number };
  errors?: BundlerError[];
}

/** Turn the bundler's failure into problems that name the site's own file, line and column. */
export function bundleError(error: BundlerError, siteDir: string): never {
  if (error instanceof QuireError) throw error;
  const causes = error.errors?.length ? error.errors : [error];
  throw new QuireError(
    causes.map((cause): Problem => {
      const text = cause.message.replace(/\u001b\[[0-9;]*m/g, "");
      const place =
        cause.loc?.file ?? cause.id ?? /((?:\/|[A-Za-z]:)[^\s:]+\.\w+)(?::(\d+):(\d+))?/.exec(text)?.[1];
      const file =
        place && path.isAbsolute(place)
          ? toSitePath(place, siteDir)
          : place?.replace(/^\0?virtual:quire\/document\//, "");
      const position = /:(\d+):(\d+)/.exec(text);
      const message =
        text.split("\n").find((line) => line.trim().length > 0) ?? "The site's code cannot be bundled.";
      return {
        code: "code",
        severity: "error",
        message: message.split(siteDir + path.sep).join(""),
        file,
        line: cause.loc?.line ?? (position ? Number(position[1]) : undefined),
        column: cause.loc ? cause.loc.column + 1 : position ? Number(position[2]) : undefined,
      };
    }),
  );
}
