import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CopiedSite } from "../fixtures/copied-site.ts";
import { engineVersion } from "./config/engine-version.ts";

describe("the command", { timeout: 60_000 }, () => {
  let site: CopiedSite;
  beforeEach(() => {
    site = new CopiedSite();
    site.configure();
    site.write("docs/index.md", "---\ndescription: About it.\n---\n\n# A page\n");
  });
  afterEach(() => {
    site.remove();
    vi.unstubAllEnvs();
  });

  it.each([
    [["nonsense"], "Unknown command: nonsense.\n"],
    [["biuld"], "Unknown command: biuld. Did you mean build?"],
    [["build", ".", "docs"], "Only one site folder can be given, but there is also docs."],
    [["build", "--report", "xml"], "Unknown report format: xml"],
    [["version"], "The name of the version is missing."],
    [["search", "import"], "Write `quire search export`."],
    [["preview", "--port", "70000"], "70000 is not a port"],
    [["build", "--nope"], "Unknown option '--nope'.\n"],
    [["dev", "--prot", "4000"], "Unknown option '--prot'. Did you mean --port?\n"],
    [["build", "--port", "4000"], "`quire build` takes no --port, only dev and preview."],
    [["dev", "--docs", "api"], "`quire dev` takes no --docs, only version."],
  ])("says what is wrong with %j, and ends with 2", async (args, said) => {
    const { exitCode, stderr } = await site.start(...args).ended;
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(said)]);
  });

  it.each(["build", "dev", "mcp"])("says with %s that a folder does not exist", async (command) => {
    const { exitCode, stderr } = await site.start(command, "nowhere").ended;
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("There is no folder")]);
  });

  it("reports a folder that does not exist as JSON, too", async () => {
    const { exitCode, stdout } = await site.start("build", "nowhere", "--report", "json").ended;
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ problems: [{ code: "config-missing", severity: "error" }] });
  });

  it.each(["--help", "-h"])("says with %s how it is used", async (option) => {
    expect(await site.start("build", option).ended).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining("quire <command>"),
    });
  });

  it("says how it is used where it is not told what to do", async () => {
    expect(await site.start().ended).toMatchObject({
      exitCode: 2,
      stdout: "",
      stderr: expect.stringContaining("quire <command>"),
    });
  });

  it.each(["--version", "-v"])("tells its version with %s", async (option) => {
    expect(await site.start(option).ended).toMatchObject({ exitCode: 0, stdout: `${engineVersion()}\n` });
  });

  it("takes another configuration, and the port from the environment", async () => {
    site.write("other.mjs", 'export default { title: "Other", url: "https://site.example" };\n');
    expect(await site.start("build", "--config", "other.mjs").ended).toMatchObject({ exitCode: 0 });
    expect(site.output("docs.html")).toContain("| Other</title>");
    vi.stubEnv("PORT", "70000");
    expect((await site.start("preview").ended).stderr).toContain("70000 is not a port");
  });

  it("writes nothing where it only checks", async () => {
    expect(await site.start("check").ended).toMatchObject({
      exitCode: 0,
      stderr: expect.not.stringContaining("error"),
    });
    site.write("docs/index.md", "---\ndescription: About it.\n---\n\n# A page\n\n[Gone](gone.md)\n");
    expect(await site.start("check").ended).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("broken-link"),
    });
    expect(site.snapshot()).toEqual({});
  });

  it("gives programs nothing but the result, whatever code of the site prints", async () => {
    site.write(
      "quire.config.mjs",
      `console.log("configured");
export default { title: "Site", url: "https://site.example", data: [{ module: "data.mjs" }] };`,
    );
    site.write("data.mjs", `export default () => (process.stdout.write("made"), console.log("!"), []);`);
    site.write(
      "pages/p.jsx",
      `console.log("loaded"); export default () => (console.log("drawn"), <main id="main" />);`,
    );
    const build = await site.start("build", "--report", "json").ended;
    expect(JSON.parse(build.stdout)).toMatchObject({ problems: [] });
    for (const word of ["configured", "made!", "loaded", "drawn"]) expect(build.stderr).toContain(word);

    const found = await site.start("search", "export").ended;
    expect(JSON.parse(found.stdout)).toHaveProperty("records");

    const served = await site.start("mcp").ended;
    expect(served).toMatchObject({ stdout: "", stderr: "configured\n", exitCode: 0 });
  });

  it("writes all it has to say to a reader that is slow, and ends without a word when one has heard enough", async () => {
    for (let page = 0; page < 60; page++)
      site.write(`docs/${page}.md`, `# Page ${page}\n\n${"Words. ".repeat(500)}\n`);
    const slow = site.start("search", "export");
    slow.process.stdout!.pause();
    setTimeout(() => slow.process.stdout!.resume(), 1000);
    const { stdout, exitCode } = await slow.ended;
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).records.length).toBeGreaterThan(60);

    const leaving = site.start("search", "export");
    leaving.process.stdout!.once("data", () => leaving.process.stdout!.destroy());
    expect((await leaving.ended).stderr).toBe("");
  });

  it("takes the next port where one is taken, and ends when it is asked to", async () => {
    await site.build();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
    const { port } = other.address() as AddressInfo;
    const { process: preview, ended } = site.start("preview", "--port", String(port));
    const address = await new Promise<string>((resolve) => {
      preview.stdout!.on("data", (chunk: Buffer) => resolve(/http:\S+/.exec(String(chunk))![0]));
    });
    expect(address).not.toContain(String(port));
    expect((await fetch(`${address}docs`)).status).toBe(200);
    preview.kill("SIGTERM");
    expect(await ended).toMatchObject({ exitCode: 0, stderr: expect.stringContaining("is taken") });
    other.close();
  });
});
