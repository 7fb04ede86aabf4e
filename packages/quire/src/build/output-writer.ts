import { closeSync, copyFileSync, linkSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodePath } from "../site/address.ts";
import { type CompressedForms, compress, isCompressible } from "./compress.ts";

/** A file of the output: name relative to the output folder, size in bytes. */
export interface OutputFile {
  name: string;
  size: number;
}

/** Writes files into one folder, making folders as needed. */
export interface OutputWriter {
  /**
   * Write a file and, where it pays, its compressed forms; gives all names and sizes.
   *
   * @param compressed those forms, where they are made already
   */
  write(name: string, content: string | Uint8Array, compressed?: CompressedForms): OutputFile[];
  /** Take a file over from elsewhere: linked where the disk allows, else copied. */
  link(name: string, from: string): void;
  copy(name: string, from: string): void;
  /** Write a file piece by piece, without compressed forms; gives its size. */
  writeParts(name: string, parts: Iterable<string | Uint8Array>): number;
  /** A file that stands in the folder already. */
  read(name: string): Uint8Array;
}

/** @param folder absolute path; made when the first file is written */
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
  return {
    write(name, content, compressed) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      const file = place(name);
      writeFileSync(file, bytes);
      const files: OutputFile[] = [{ name, size: bytes.length }];
      if (isCompressible(name)) {
        for (const [ending, form] of Object.entries(compressed ?? compress(name, bytes))) {
          writeFileSync(file + ending, form);
          files.push({ name: name + ending, size: form.length });
        }
      }
      return files;
    },
    link(name, from) {
      const file = place(name);
      try {
        linkSync(from, file);
      } catch {
        copyFileSync(from, file);
      }
    },
    copy(name, from) {
      copyFileSync(from, place(name));
    },
    writeParts(name, parts) {
      const file = openSync(place(name), "w");
      try {
        let size = 0;
        for (const part of parts) {
          const bytes = typeof part === "string" ? Buffer.from(part) : part;
          writeFileSync(file, bytes);
          size += bytes.length;
        }
        return size;
      } finally {
        closeSync(file);
      }
    },
    read: (name) => readFileSync(path.join(folder, name)),
  };
}

/** The file a page is written to: `/docs/x` → `docs/x.html`, `/` → `index.html`. */
export function htmlFile(sitePath: string): string {
  return sitePath === "/" ? "index.html" : `${decodePath(sitePath.slice(1))}.html`;
}

/** The file of a page's Markdown twin. */
export function markdownFile(sitePath: string): string {
  return sitePath === "/" ? "index.md" : `${decodePath(sitePath.slice(1))}.md`;
}
