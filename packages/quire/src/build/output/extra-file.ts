import { contentHash } from "../../base/content-hash.ts";
import type { FileWriter, OutputFile, OutputWriter } from "./output-writer.ts";

/** A file of the output that belongs to no page: a key for its content, and how to write it, with what of a writer. */
export interface ExtraFile<Writer = OutputWriter> {
  /** Path relative to the output folder. */
  name: string;
  key: string;
  /** Begin to make it in other threads, if that takes long. */
  begin?(): void;
  write(writer: Writer): OutputFile[] | Promise<OutputFile[]>;
}

/** A file with a given text. */
export function textFile(name: string, text: string): ExtraFile<FileWriter> {
  return { name, key: contentHash(text), write: (writer) => writer.writeAside(name, text) };
}
