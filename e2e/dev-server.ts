import { spawn } from "node:child_process";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Start `quire dev` at a free port until the test has ended; the address is the one it prints. */
export function startDev(siteDir: string): Promise<string> {
  const cli = path.resolve("packages/quire/dist/cli.js");
  const server = spawn(process.execPath, [cli, "dev", siteDir, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill());
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address.replace(/\/$/, ""));
    });
    server.once("exit", () => reject(new Error(`The server ended: ${said}`)));
  });
}
