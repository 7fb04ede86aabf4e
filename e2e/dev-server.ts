import { onTestFinished } from "vitest";
import { serve } from "./serve.ts";

/** Start `quire dev` at a free port until the test has ended; returns its address. */
export async function startDev(siteDir: string): Promise<string> {
  const { server, address } = await serve(siteDir, {}, "dev");
  onTestFinished(() => void server.kill());
  return address;
}
