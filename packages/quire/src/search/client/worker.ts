/** The worker that searches: it has the index, so that nothing blocks the page. */
import { SearchFailure } from "../api.ts";
import { SearchSession } from "../session.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";

const tell = (message: FromWorker) => postMessage(message);

let base = "/";

const session = new SearchSession(
  async (sitePath, fresh) => {
    const response = await fetch(base + sitePath.slice(1), fresh ? { cache: "reload" } : {});
    if (!response.ok) throw new Error(`${sitePath}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
  (state) => tell({ state }),
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

async function perform(call: Exclude<ToWorker, { base: string }>): Promise<unknown> {
  switch (call.name) {
    case "load":
      return session.load(...call.args);
    case "search":
      return session.search(...call.args);
    case "excerpts":
      return session.excerpts(...call.args);
    case "answer": {
      const { answer } = await import("../../ask/answerer.ts");
      return answer(session, ...call.args);
    }
    case "texts":
      return session.texts(...call.args);
  }
}
