import type { Config } from "../config/schema.ts";
import type { Source } from "../site/model.ts";
import type { DocumentMeta } from "./document-meta.ts";
import type { Documents } from "./documents.ts";
import type { WorkPool } from "./pool.ts";
import type { Workspace } from "./workspace.ts";

/** Documents a thread is given at a time; few, so that what is under way ends soon after a stop. */
const BATCH = 8;

/** Has documents compiled in threads that would be idle, while the main thread reads and bundles. */
export interface CompileAhead {
  /** Take these into the queue. Those that the bundler will ask for go to its front. */
  add(sources: readonly Source[]): void;
  /** Resolves when these, so far as they were taken in, are compiled. */
  finished(sources: readonly Source[]): Promise<void>;
  /** Forget what has not begun; resolves when nothing is under way. */
  stop(): Promise<void>;
}

/**
 * @param metas what is known of documents, by file: whose key still holds is not compiled; the others are added
 */
export function compileAhead(
  pool: WorkPool,
  workspace: Workspace,
  config: Config,
  documents: Documents,
  metas: Record<string, DocumentMeta>,
): CompileAhead {
  let queue: Source[] = [];
  const batches = new Map<string, Promise<void>>();
  const waiting = new Map<string, () => void>();
  const running = new Set<Promise<void>>();

  const next = () => {
    while (queue.length > 0 && running.size < pool.threads) {
      const batch = queue.splice(0, BATCH);
      const run: Promise<void> = pool
        .compile(workspace, config, batch)
        // Whatever is wrong with one is said when its page is drawn.
        .then(
          (compiled) => void Object.assign(metas, compiled),
          () => undefined,
        )
        .then(() => {
          running.delete(run);
          for (const { file } of batch) waiting.get(file)?.();
          next();
        });
      running.add(run);
    }
  };

  return {
    add(sources) {
      const changed = sources.filter((source) => metas[source.file]?.key !== documents.keyOf(source));
      for (const { file } of changed)
        batches.set(file, new Promise((resolve) => void waiting.set(file, resolve)));
      const urgent = changed.filter((source) => documents.mayCompute(source));
      queue = [...urgent, ...queue, ...changed.filter((source) => !documents.mayCompute(source))];
      next();
    },
    async finished(sources) {
      await Promise.all(sources.map(({ file }) => batches.get(file)));
    },
    async stop() {
      queue = [];
      await Promise.all(running);
    },
  };
}
