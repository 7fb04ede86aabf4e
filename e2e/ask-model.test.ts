/** Asking a site whose questions a language model answers, which a local server stands in for. */
import type { ChildProcess } from "node:child_process";
import type { ServerResponse } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { answered, ask, openAsk, put, said } from "./ask-support.ts";
import { END, type ModelService, startModelService, stream, words } from "./model-service.ts";
import { serve } from "./serve.ts";
import { arrive, complaintsOf, openPage } from "./support.ts";

const KEY = "key-that-browsers-never-see";
const QUESTION = "How do I book a crossing?";

let model: ModelService;
let server: ChildProcess;
let site: string;

beforeAll(async () => {
  model = await startModelService();
  const variables = { ASK_ENDPOINT: model.address, FERRY_KEY: KEY };
  ({ server, address: site } = await serve(inject("modelSite"), variables));
});
beforeEach(() => {
  model.completions.length = 0;
});
afterAll(() => {
  server.kill();
  model.stop();
});

/** A page with the panel open. */
async function open(before: (page: Page) => unknown = () => undefined): Promise<Page> {
  const page = await openPage();
  await before(page);
  await page.goto(`${site}/docs/timetable`);
  await openAsk(page);
  return page;
}

const whole = (text: string) => (response: ServerResponse) => stream(response).end(words(text) + END);

describe("a language model", () => {
  it("has its answer shown as it comes, with links to the sections it cites", async () => {
    let more: (text: string) => void = () => undefined;
    model.reply = (response) => {
      stream(response).write(words("Choose a crossing, "));
      more = (text) => response.end(words(text) + END);
    };
    const page = await open();
    await put(page, QUESTION);
    const answer = page.locator(".ask-answer");
    await answer.getByText("Choose a crossing,").waitFor();
    expect(await answer.getAttribute("aria-busy")).toBe("true");
    more("then run `ferry book` [1]. It flies [9, 1].");
    await answered(page);
    expect(await answer.locator("p").first().innerText()).toBe(
      "Choose a crossing, then run ferry book [1]. It flies (no section says this) [1].",
    );
    expect(await answer.locator("code").innerText()).toBe("ferry book");
    expect(await answer.locator(".ask-unproven").count()).toBe(1);
    const place = "/pier/docs/crossings#book-a-crossing";
    const cited = answer.locator("a.ask-cite");
    expect(await cited.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      place,
      place,
    ]);
    expect(await answer.locator(".ask-sources a").first().getAttribute("href")).toBe(place);
    expect(await said(page)).toContain("Written by a language model");
    await cited.first().click();
    await arrive(page, (url) => url.pathname + url.hash === place);
    expect(model.completions[0]).toMatchObject({ path: "/v1/chat/completions", key: `Bearer ${KEY}` });
    expect(model.completions[0]!.told).toContain("[1] Crossings > Book a crossing");
    expect(model.completions[0]!.asked).toBe(`Question: ${QUESTION}`);
  });

  it("does not take the reader back who reads on, while more of it comes", async () => {
    let more: (text: string) => void = () => undefined;
    model.reply = (response) => {
      stream(response);
      more = (text) => response.write(words(text));
      more("Book it.\n\n".repeat(60));
    };
    const page = await open();
    await put(page, QUESTION);
    await page.locator(".ask-answer").getByText("Book it.").last().waitFor();
    const body = page.locator(".ask-body");
    const question = await page.locator(".ask-exchange h3").boundingBox();
    expect(question!.y).toBeLessThan((await body.boundingBox())!.y + 20);
    const at = await body.evaluate((element) => {
      element.scrollTop = 400;
      return element.scrollTop;
    });
    more("Or do not.");
    await page.locator(".ask-answer").getByText("Or do not.").waitFor();
    expect(await body.evaluate((element) => element.scrollTop)).toBe(at);
  });

  it("is left when the reader starts over", async () => {
    const closed = new Promise<void>((resolve) => {
      model.reply = (response) => {
        stream(response);
        const talk = setInterval(() => response.write(words("Choose ")), 100);
        response.on("close", () => {
          clearInterval(talk);
          resolve();
        });
      };
    });
    const page = await open();
    await put(page, QUESTION);
    await page.locator(".ask-answer").getByText("Choose").waitFor();
    await page.getByRole("button", { name: "Start over" }).click();
    await closed;
    expect(await page.locator(".ask-exchange").count()).toBe(0);
  });

  it("is not asked what the documentation does not say", async () => {
    const page = await open();
    await ask(page, "Who won the football championship in Norway?");
    expect(await said(page)).toContain("does not say");
    expect(model.completions).toEqual([]);
  });

  it("writes text only: neither HTML nor links to anywhere but http(s) and what it was given", async () => {
    model.reply = whole(
      [
        '<img src=x onerror="window.caught=1"><script>window.caught=1</script>Keep **this** and `<b>that</b>`.',
        "[run](javascript:window.caught=1) [data](data:text/html,x) [twice](//evil.example) [up](/pier/admin)",
        "[other](https://other.example/x) [given](/pier/docs/crossings#book-a-crossing)",
        "```html\n<script>window.caught=1</script>\n```",
        "| <i>a</i> | b |\n| --- | --- |\n| <a href='javascript:1'>c</a> | [d](JavaScript:1) |",
      ].join("\n\n"),
    );
    const page = await open();
    const complaints = complaintsOf(page);
    await ask(page, QUESTION);
    const answer = page.locator(".ask-answer");
    expect(await answer.locator("img, script, i, b, [onerror]").count()).toBe(0);
    expect(await page.evaluate(() => "caught" in window)).toBe(false);
    expect(complaints).toEqual([]);
    const text = await said(page);
    for (const part of [
      "Keep this and <b>that</b>.",
      "run data twice up",
      "<script>window.caught=1</script>",
    ])
      expect(text).toContain(part);
    const links = answer.locator("a:not(.ask-sources a)");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "https://other.example/x",
      "/pier/docs/crossings#book-a-crossing",
    ]);
    expect(await links.first().getAttribute("rel")).toContain("noopener");
  });

  it.each<[string, string, (response: ServerResponse) => unknown]>([
    ["stalls before its first word", "took too long", stream],
    ["stalls within", "took too long", (response) => stream(response).write(words("Half an"))],
    ["is asked too much", "asked too much", (response) => response.writeHead(429).end("{}")],
    ["refuses", "refused to answer", (response) => response.writeHead(401).end("{}")],
    [
      "gives a page in place of a stream",
      "broke off",
      (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>"),
    ],
    ["breaks off", "broke off", (response) => stream(response).end(words("Half an"))],
    ["says nothing", "broke off", (response) => stream(response).end(END)],
  ])("that %s leaves the documentation's own words", async (_, message, reply) => {
    model.reply = reply;
    const page = await open();
    await ask(page, QUESTION);
    expect(model.completions.length).toBe(1);
    const answer = page.locator(".ask-answer");
    expect(await answer.locator(".ask-failure").innerText()).toContain(message);
    const text = await said(page);
    expect(text).toContain("Name the passengers");
    expect(text).not.toMatch(/Half an|Sign in/);
    expect(await answer.locator(".ask-source a").first().getAttribute("href")).toBe(
      "/pier/docs/crossings#book-a-crossing",
    );
  });

  it("leaves them too where nobody hands questions on", async () => {
    const page = await open();
    await page.route("**/api/ask", (route) => route.fulfill({ status: 404, body: "Not found" }));
    await ask(page, QUESTION);
    expect(await said(page)).toMatch(/no assistant here[\s\S]*Name the passengers/);
    await page.unroute("**/api/ask");
    await page.route("**/api/ask", (route) => route.abort());
    await ask(page, QUESTION);
    expect(await said(page)).toMatch(/broke off[\s\S]*Name the passengers/);
  });

  it("has its key and its address in nothing that the browser gets", async () => {
    const got: Promise<string>[] = [];
    const page = await open((page) =>
      page.on("response", (response) =>
        got.push(
          response.body().then(
            (body) => `${response.url()} ${JSON.stringify(response.headers())} ${body.toString("utf8")}`,
            () => response.url(),
          ),
        ),
      ),
    );
    // A stream that the panel has read cannot be read again.
    const reply = () =>
      page.evaluate(async (question) => {
        const headers = { "Content-Type": "application/json" };
        const body = JSON.stringify({ question });
        const response = await fetch("/pier/api/ask", { method: "POST", headers, body });
        return JSON.stringify([...response.headers]) + (await response.text());
      }, QUESTION);
    model.reply = whole("Book it [1].");
    await ask(page, QUESTION);
    const answer = await reply();
    model.reply = (response) => response.writeHead(401).end(`{"error":"${KEY} is no key"}`);
    const failure = await reply();
    expect([answer.includes("Book it"), failure.includes("refused")]).toEqual([true, true]);
    expect(model.completions.map(({ key }) => key)).toEqual(Array(3).fill(`Bearer ${KEY}`));
    const all = [answer, failure, ...(await Promise.all(got))];
    expect(all.length).toBeGreaterThan(10);
    for (const secret of [KEY, model.address, "chat/completions"])
      expect(all.filter((one) => one.includes(secret))).toEqual([]);
  });
});
