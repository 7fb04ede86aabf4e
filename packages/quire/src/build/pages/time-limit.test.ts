import { describe, expect, it } from "vitest";
import { renderFailure } from "../../render/render-failure.ts";
import type { PageRoute } from "../../site/page-route.ts";
import { createTimeLimit } from "./time-limit.ts";

describe("the limit of time", () => {
  const forever = () => {
    for (;;);
  };

  it("ends what would never end", () => {
    expect(() => createTimeLimit(50)(forever)).toThrow("timed out after 50ms");
  });

  it("is told of with the page", () => {
    const route = { kind: "page", path: "/a", page: { file: "pages/a.tsx" } } as unknown as PageRoute;
    let thrown: unknown;
    try {
      createTimeLimit(20)(forever);
    } catch (error) {
      thrown = error;
    }
    expect(renderFailure(thrown, route, undefined)).toMatchObject({
      code: "render",
      message: "The page /a cannot be rendered: it took too long and was stopped.",
      file: "pages/a.tsx",
      hint: expect.stringContaining("endless loop"),
    });
  });

  it("gives less to what comes after that", () => {
    const limited = createTimeLimit(50);
    expect(() => limited(forever)).toThrow();
    expect(() => limited(forever)).toThrow("timed out after 5ms");
  });

  it("leaves alone what ends by itself", () => {
    const limited = createTimeLimit(10_000);
    expect(limited(() => "done")).toBe("done");
    expect(() =>
      limited(() => {
        throw new Error("No luck.");
      }),
    ).toThrow("No luck.");
  });
});
