import type { OutputFile, OutputWriter } from "./output-writer.ts";
import { contentHash } from "./workspace.ts";

/** A file of the output that is no page: what decides its content, and how to write it. */
export interface ExtraFile {
  /** Relative to the output folder. */
  name: string;
  key: string;
  write(writer: OutputWriter): OutputFile[] | Promise<OutputFile[]>;
}

/** One whose text is there already. */
export function textFile(name: string, text: string): ExtraFile {
  return { name, key: contentHash(text), write: (writer) => writer.write(name, text) };
}
