import type { Page } from "playwright-core";

/** The slow phone that pages are measured on: Lighthouse's throttling for mobile devices. */
export const slowPhone = { slowerBy: 4, downBits: 1_600_000, upBits: 750_000, roundTripMs: 150 };

/**
 * Slow a page down to the phone's processor, including its current workers, which the browser would not throttle.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.slowerBy });
  for (const worker of page.workers()) await worker.evaluate(slowAnswers, slowPhone.slowerBy);
}

/** Runs in a worker: delays each answer so that it takes the given multiple of its time. */
function slowAnswers(times: number): void {
  const begun = new Map<unknown, number>();
  // The worker's own listener was registered first, and starts by reading the data of the message.
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
