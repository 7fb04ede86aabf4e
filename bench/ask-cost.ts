import type { Browser } from "playwright-core";
import { untilIdle } from "./page-paint.ts";
import type { CountingServer } from "./page-server.ts";
import { slowDown } from "./slow-phone.ts";

const QUESTIONS = [
  "What is a domain?",
  "How do I start DataHub on my laptop?",
  "How much memory does Docker need?",
  "How do I ingest metadata from Snowflake?",
  "Who may edit a glossary term?",
  "What is a URN?",
];

/**
 * Ask questions in the panel of a page at the speed of the slow phone's processor, after everything needed has
 * loaded.
 *
 * @param path a page with a button that opens the panel
 * @returns milliseconds from sending a question until the frame with the first words of its answer is painted
 */
export async function measureAsking(
  browser: Browser,
  server: CountingServer,
  path: string,
): Promise<number[]> {
  server.encoding = "br";
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.goto(server.origin + path);
    await page.keyboard.press("Control+j");
    await page.locator(".ask-field").waitFor();
    // A first round loads everything the questions need.
    for (const question of QUESTIONS) await page.evaluate(askAndWait, question);
    await untilIdle(() => server.sent.length);
    await slowDown(page);
    const times: number[] = [];
    for (const question of QUESTIONS) times.push(await page.evaluate(askAndWait, question));
    return times;
  } finally {
    await context.close();
  }
}

/** Runs in the page: send a question, and wait until the progress indicator is replaced by an answer. */
function askAndWait(question: string): Promise<number> {
  const field = document.querySelector<HTMLTextAreaElement>(".ask-field")!;
  const before = document.querySelectorAll(".ask-answer").length;
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      const answer = document.querySelectorAll(".ask-answer")[before];
      if (!answer?.hasChildNodes() || answer.querySelector(".ask-wait")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.querySelector(".ask-log")!, { childList: true, subtree: true });
    field.value = question;
    field.form!.requestSubmit();
  });
}
