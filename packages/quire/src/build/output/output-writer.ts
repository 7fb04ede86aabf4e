import {
  closeSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { decodePath, markdownPath } from "../../site/address.ts";
import { type CompressedForms, compressAside, isCompressible } from "./compress.ts";

/** A file of the output: path relative to the output folder, and size in bytes. */
export interface OutputFile {
  name: string;
  size: number;
  /** Modification time in whole milliseconds since 1970; set when the output is in its place. */
  time?: number;
}

/**
 * Writes files into a folder, creating subfolders as needed. A file that is there already is replaced, never written
 * into, as it may be a link to a file of the current output.
 */
export interface OutputWriter {
  /** Write a file and its compressed forms, if it is to have any; returns the names and sizes. */
  write(name: string, content: string | Uint8Array, compressed?: CompressedForms): OutputFile[];
  /** The same, with compressed forms made in other threads if they are worthwhile. */
  writeAside(name: string, content: string | Uint8Array): Promise<OutputFile[]>;
  /** Hard-link a file from elsewhere, or copy it with its time if the disk does not support that. */
  link(name: string, from: string): void;
  copy(name: string, from: string): void;
  /** Write a file piece by piece, without compressed copies; returns its size. */
  writeParts(name: string, parts: Iterable<Uint8Array>): number;
  /** Read a file in the folder. */
  read(name: string): Uint8Array;
}

/** What writes files that are whole in memory. */
export type FileWriter = Pick<OutputWriter, "write" | "writeAside">;

/** @param folder absolute path; created with the first file */
export function createOutputWriter(folder: string): OutputWriter {
  const made = new Set<string>();
  const place = (name: string): string => {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    return file;
  };
  const writer: OutputWriter = {
    write(name, content, compressed) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      const file = place(name);
      createInPlace(file, () => writeFileSync(file, bytes, { flag: "wx" }));
      const files: OutputFile[] = [{ name, size: bytes.length }];
      for (const [ending, form] of Object.entries(compressed ?? {})) {
        const copy = file + ending;
        createInPlace(copy, () => writeFileSync(copy, form, { flag: "wx" }));
        files.push({ name: name + ending, size: form.length });
      }
      return files;
    },
    async writeAside(name, content) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      return writer.write(name, bytes, isCompressible(name) ? await compressAside(name, bytes) : undefined);
    },
    link(name, from) {
      const file = place(name);
      createInPlace(file, () => {
        try {
          linkSync(from, file);
        } catch {
          copyFileSync(from, file, constants.COPYFILE_EXCL);
          const { atime, mtime } = statSync(from);
          utimesSync(file, atime, mtime);
        }
      });
    },
    copy(name, from) {
      const file = place(name);
      createInPlace(file, () => copyFileSync(from, file, constants.COPYFILE_EXCL));
    },
    writeParts(name, parts) {
      const file = place(name);
      const descriptor = createInPlace(file, () => openSync(file, "wx"));
      try {
        let size = 0;
        for (const part of parts) {
          writeFileSync(descriptor, part);
          size += part.length;
        }
        return size;
      } finally {
        closeSync(descriptor);
      }
    },
    read: (name) => readFileSync(path.join(folder, name)),
  };
  return writer;
}

/**
 * Create a file in the place of another, if there is one. Another thread may do so at the same time: pages share files
 * that are named after their content.
 *
 * @param make fails with `EEXIST` if the file exists
 */
export function createInPlace<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    rmSync(file, { force: true });
    return createInPlace(file, make);
  }
}

/** The file of a page: `/docs/x` → `docs/x.html`, `/` → `index.html`. */
export function htmlFile(sitePath: string): string {
  return sitePath === "/" ? "index.html" : `${decodePath(sitePath.slice(1))}.html`;
}

/** The Markdown file of a page. */
export function markdownFile(sitePath: string): string {
  return decodePath(markdownPath(sitePath).slice(1));
}
