import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

/** The compiled command. */
export const CLI = path.resolve("packages/quire/dist/cli.js");

/** Start a server of the command at a free port; the address is the one it prints, without a slash at the end. */
export async function serve(
  siteDir: string,
  variables: NodeJS.ProcessEnv = {},
  command: "preview" | "dev" = "preview",
): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [CLI, command, siteDir, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...variables },
  });
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve({ server, address: address.replace(/\/$/, "") });
    });
    server.once("exit", () => reject(new Error(`The server of ${siteDir} ended: ${said}`)));
  });
}
