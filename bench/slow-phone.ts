import type { Page } from "playwright-core";

/** The slow phone that pages are measured on: Lighthouse's throttling of mobile devices. */
export const slowPhone = { slowerBy: 4, downBits: 1_600_000, upBits: 750_000, roundTripMs: 150 };

/** Slow a page down to the phone's processor, with the workers it has by now, which the browser would leave as fast. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.slowerBy });
  for (const worker of page.workers()) await worker.evaluate(slowAnswers, slowPhone.slowerBy);
}

/** Runs in a worker: a search or an answer takes as many times as long as it took. */
function slowAnswers(times: number): void {
  const begun = new Map<unknown, number>();
  // Its listener was there first; what it reads first is the message.
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")!;
  Object.defineProperty(MessageEvent.prototype, "data", {
    get() {
      const data = get!.call(this) as { id?: number; name?: string } | null;
      if (data?.name === "search" || data?.name === "answer") begun.set(data.id, performance.now());
      return data;
    },
  });
  const post = postMessage as (message: unknown) => void;
  Object.assign(globalThis, {
    postMessage: (message: { id?: number }) => {
      const now = performance.now();
      const end = now + (times - 1) * (now - (begun.get(message.id) ?? now));
      while (performance.now() < end);
      post(message);
    },
  });
}
