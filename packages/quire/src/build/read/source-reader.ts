import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentHash } from "../../base/content-hash.ts";
import { ownCopy } from "../../base/own-copy.ts";
import { type Problem, positionAt } from "../../base/problem.ts";
import type { SiteFunctions } from "../../config/docusaurus/functions.ts";
import { isQuestionsFile, questionsFileOf } from "../../markdown/questions.ts";
import type { Source } from "../../site/model.ts";
import { parseSource } from "../../site/source/source.ts";
import { DOCUMENT } from "./document-files.ts";
import { type TextChange, withOwnFrontMatter } from "./document-functions.ts";
import { fileStamp } from "./file-stamp.ts";
import { isGone, unreadable } from "./walk.ts";

/** Parsed documents, kept so that unchanged files are not parsed again. */
export type ParsedSources = Map<string, ParsedSource>;

/** A parsed document. */
export interface ParsedSource {
  source: Source;
  problems: Problem[];
  /** The file when it was read (see fileStamp). */
  stamp?: string;
}

/** Number of documents to read before others are notified. */
const READ_AT_ONCE = 100;

/** Reads the documents of a site from disk. */
export interface SourceReader {
  /** All documents that have been read. */
  readonly parsed: ParsedSources;
  /**
   * Read documents in order, skipping those that cannot be read.
   *
   * @param files those of the folder, among which are files with the documents' questions
   */
  read(documents: readonly string[], files?: readonly string[]): Promise<Source[]>;
}

/** What a site may do while its documents are read. */
export interface SourceReaderOptions extends Pick<SiteFunctions, "parseFrontMatter"> {
  /** Called with documents as soon as they are known. */
  found?(sources: readonly Source[]): void;
  /** Changes texts before they are read. */
  change?: TextChange;
}

/**
 * @param known parsed documents from earlier runs, by file; those that have not been touched since are not read, and
 *   those with the same hash not parsed
 * @param problems receives the problems of documents
 */
export function createSourceReader(
  siteDir: string,
  known: ReadonlyMap<string, ParsedSource>,
  problems: Problem[],
  { found, change, parseFrontMatter }: SourceReaderOptions = {},
): SourceReader {
  const parsed: ParsedSources = new Map();

  const begun = Date.now();
  // What a site's own functions return may depend on more than the file.
  const isPlain = change === undefined && parseFrontMatter === undefined;

  const keep = (file: string, entry: ParsedSource): Source => {
    parsed.set(file, entry);
    problems.push(...entry.problems);
    return entry.source;
  };

  const readOne = async (file: string): Promise<Source | undefined> => {
    const full = path.join(siteDir, file);
    const stamp = isPlain ? stampOf(full, begun) : undefined;
    const earlier = known.get(file);
    if (earlier && stamp !== undefined && earlier.stamp === stamp) return keep(file, earlier);
    const bytes = bytesOf(full, file, problems);
    if (!bytes) return undefined;
    const changed = change && isUtf8(bytes) ? change(file, bytes.toString("utf8")) : undefined;
    const hash = contentHash(changed ?? bytes);
    let entry = earlier;
    if (entry?.source.hash !== hash) {
      if (!isText(bytes)) {
        problems.push(notUtf8(bytes, file));
        // Links to the page are not wrong: it is there, without a text. It is not kept, so that it is read again.
        return { ...parseSource(file, "", hash).source, text: "" };
      }
      entry = ownCopy(parseSource(file, changed ?? bytes.toString("utf8"), hash));
    }
    const source = keep(file, { ...entry, stamp });
    if (!parseFrontMatter) return source;
    return withOwnFrontMatter(source, changed ?? bytes.toString("utf8"), siteDir, parseFrontMatter);
  };

  const withQuestions = (source: Source, questionFiles: ReadonlySet<string>): Source => {
    const file = questionsFileOf(source.file);
    if (!questionFiles.has(file)) return source;
    const bytes = bytesOf(path.join(siteDir, file), file, problems);
    if (!bytes) return source;
    if (isText(bytes)) return { ...source, questions: bytes.toString("utf8") };
    problems.push(notUtf8(bytes, file));
    return source;
  };

  return {
    parsed,
    async read(documents, files = []) {
      const questionFiles = new Set(files.filter(isQuestionsFile));
      problems.push(...strayQuestions(questionFiles, files));
      const sources: Source[] = [];
      for (let start = 0; start < documents.length; start += READ_AT_ONCE) {
        const some = await Promise.all(documents.slice(start, start + READ_AT_ONCE).map(readOne));
        const readable = some
          .filter((source) => source !== undefined)
          .map((source) => withQuestions(source, questionFiles));
        sources.push(...readable);
        if (!found) continue;
        found(readable);
        // Lets messages to and from waiting threads through.
        await new Promise(setImmediate);
      }
      return sources;
    },
  };
}

/** The problems of files with questions that no document has, such as one that was renamed. */
function strayQuestions(questionFiles: ReadonlySet<string>, files: readonly string[]): Problem[] {
  if (questionFiles.size === 0) return [];
  const owned = new Set(files.filter((file) => DOCUMENT.test(file)).map(questionsFileOf));
  return [...questionFiles]
    .filter((file) => !owned.has(file))
    .map((file) => ({
      code: "questions-file",
      severity: "warning",
      message: "There is no document that these questions are for.",
      file,
      hint: "Give the file the name of its document, with `.questions.txt` in place of the extension.",
    }));
}

function isText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}

/** The problem of a file that is not UTF-8 text, at the first character that is none. */
function notUtf8(bytes: Buffer, file: string): Problem {
  const isUtf16 = /^(?:fffe|feff)/.test(bytes.toString("hex", 0, 2));
  const text = bytes.toString("utf8");
  const offset = text.search(/[\0\ufffd]/);
  const reason = isUtf16 ? ", but UTF-16" : text[offset] === "\0" ? ": it contains NUL characters" : "";
  return {
    code: "not-utf8",
    severity: "error",
    message: `This file is not UTF-8 text${reason}.`,
    file,
    ...positionAt(text, offset),
    hint: "Save it with UTF-8 encoding.",
  };
}

function stampOf(full: string, begun: number): string | undefined {
  try {
    return fileStamp(statSync(full), begun);
  } catch {
    // Reading it says why.
    return undefined;
  }
}

/** The content of a document; undefined, with a problem, if the system refuses to read it. */
function bytesOf(full: string, file: string, problems: Problem[]): Buffer | undefined {
  try {
    return readFileSync(full);
  } catch (error) {
    if (!isGone(error)) problems.push(unreadable("file", error, file));
    return undefined;
  }
}
