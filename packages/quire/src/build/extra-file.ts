import type { OutputFile, OutputWriter } from "./output-writer.ts";
import { contentHash } from "./workspace.ts";

/** A file of the output that belongs to no page: a key for its content, and how to write it. */
export interface ExtraFile {
  /** Path relative to the output folder. */
  name: string;
  key: string;
  write(writer: OutputWriter): OutputFile[] | Promise<OutputFile[]>;
}

/** A file with a given text. */
export function textFile(name: string, text: string): ExtraFile {
  return { name, key: contentHash(text), write: (writer) => writer.writeAside(name, text) };
}
