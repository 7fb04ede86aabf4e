import type { Problem } from "../base/problem.ts";
import type { Advice } from "./advice.ts";
import type { Config } from "./schema.ts";

const keyword = /^'(?:self|none|sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2})'$/;
const host =
  /^(?:[a-z][a-z0-9+.-]*:(?:\/\/)?)?(?:(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*)?(?::(?:\d+|\*))?(?:\/[\w.~!&'()*+=:@%/-]*)?$/i;

/** Check a source for the policy: it must not end its directive or weaken it. Undefined if it is fine. */
export function sourceProblem(directive: string, source: string): Problem | undefined {
  // A whole scheme (`data:`) would allow scripts as freely as `unsafe-inline`.
  const free = directive === "script-src" && source.endsWith(":");
  if (source !== "" && !free && (keyword.test(source) || host.test(source))) return undefined;
  return {
    code: "csp-source",
    message: `${JSON.stringify(source)} cannot be a source for \`${directive}\` in the policy.`,
    severity: "error",
    hint: "Write a host such as `https://cdn.example.com`; inline code is only allowed by hash.",
  };
}

/** Check the sources that the settings add to the policy. */
export function adviceOnPolicy({ contentSecurityPolicy }: Config): Advice[] {
  return Object.entries(contentSecurityPolicy).flatMap(([kind, sources]) =>
    sources.flatMap((source, index) => {
      const problem = sourceProblem(`${kind}-src`, source);
      return problem ? [{ path: ["contentSecurityPolicy", kind, index], problem }] : [];
    }),
  );
}
