import type { Config } from "../../config/schema.ts";
import type { Source } from "../../site/model.ts";
import type { DocumentMeta } from "../documents/document-meta.ts";
import type { Documents } from "../documents/documents.ts";
import type { Workspace } from "../workspace.ts";
import type { WorkPool } from "./pool.ts";

/** Number of documents in a batch: few, so that running batches end soon after a stop. */
const BATCH = 8;

/** Compiles documents in threads that would be idle while the main thread reads and bundles. */
export interface CompileAhead {
  /** Add documents to the queue; those that the bundler will need go to its front. */
  add(sources: readonly Source[]): void;
  /** Resolves when those of these documents that were added have been compiled. */
  finished(sources: readonly Source[]): Promise<void>;
  /** Clear the queue; resolves when nothing is running. */
  stop(): Promise<void>;
}

/** @param metas receives facts about the documents, by file; those that are known are skipped */
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
        .compile({ workspace, config, sources: batch })
        // Problems of a document are reported when its page is rendered.
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
      const changed = sources.filter((source) => !documents.known(source));
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
