/** The search worker: it holds the index, so that searching never blocks the page. */
import { hrefOf } from "../../site/address.ts";
import { SearchFailure } from "../api.ts";
import { SearchSession } from "../session.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";

const tell = (message: FromWorker) => postMessage(message);

let base = "/";

const session = new SearchSession(
  async (sitePath, fresh) => {
    const response = await fetch(hrefOf(base, sitePath), fresh ? { cache: "reload" } : {});
    if (!response.ok) throw new Error(`${sitePath}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
  () => tell({ ready: true }),
);

addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  if ("base" in data) {
    base = data.base;
    return;
  }
  try {
    tell({ id: data.id, result: await perform(data) });
  } catch (error) {
    const reason = error instanceof SearchFailure ? error.reason : "network";
    tell({ id: data.id, reason, message: String((error as Error).message) });
  }
});

/** Number of searches so far. */
let searches = 0;

/** Resolves after messages that have arrived meanwhile have been handled. */
function others(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

let warm = false;

/**
 * Search while idle, so that caches are filled and code is compiled before the first real search. Calls that
 * arrive meanwhile are answered first.
 */
async function warmUp(versions?: readonly string[]): Promise<void> {
  if (warm) return;
  warm = true;
  for (const letters of ["co", "re", "in", "st"]) {
    await others();
    const { hits } = await session.search(letters, { versions });
    for (const { title } of hits) {
      await others();
      await session.search(title.text, { versions });
    }
  }
}

const importAnswerer = () => import("../../ask/answerer.ts");

async function perform(call: Exclude<ToWorker, { base: string }>): Promise<unknown> {
  switch (call.name) {
    case "load": {
      const [versions, asking] = call.args;
      if (asking) importAnswerer().catch(() => undefined);
      await session.load(versions);
      return warmUp(versions);
    }
    case "search":
      searches++;
      return session.search(...call.args);
    case "excerpts": {
      // If a newer search has arrived, these excerpts are no longer needed.
      const asked = searches;
      return session.excerpts(...call.args, async () => {
        await others();
        return asked === searches;
      });
    }
    case "answer": {
      const { answer } = await importAnswerer();
      return answer(session, ...call.args);
    }
  }
}
