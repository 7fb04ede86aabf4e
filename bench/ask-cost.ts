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

/** Asked for the first time, with a pause before the last word is typed. */
const TYPED = [
  "What is a glossary term?",
  "How do I add a tag with the Python SDK?",
  "Which ports does the quickstart use?",
  "How do I back up a deployment?",
  "Who can see the lineage of a table?",
  "What is stateful ingestion?",
];

/** Pause before the last word, in milliseconds. */
const PAUSE_MS = 1500;

/** Milliseconds from sending a question until the frame with the first words of its answer is painted. */
export interface AskTimes {
  /** Of questions sent without being typed, whose pages have been loaded. */
  sent: number[];
  /** Of questions that are new and typed. */
  typed: number[];
}

/**
 * Ask questions in the panel of a page at the speed of the slow phone's processor, after everything needed has
 * loaded.
 *
 * @param path a page with a button that opens the panel
 */
export async function measureAsking(
  browser: Browser,
  server: CountingServer,
  path: string,
): Promise<AskTimes> {
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
    const times: AskTimes = { sent: [], typed: [] };
    for (const question of QUESTIONS) times.sent.push(await page.evaluate(askAndWait, question));
    for (const question of TYPED) {
      await page.locator(".ask-field").fill(question.slice(0, question.lastIndexOf(" ")));
      await page.waitForTimeout(PAUSE_MS);
      times.typed.push(await page.evaluate(askAndWait, question));
    }
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
