import { stripVTControlCharacters } from "node:util";

/** An error as the bundler reports it; lines start at 1, columns at 0. */
export interface BundlerError {
  code?: string;
  message: string;
  /** The module that was read. */
  id?: string;
  /** The imported specifier; for a missing export, the absolute path of the module without it. */
  exporter?: string;
  loc?: { file?: string; line: number; column: number };
  /** The errors that this one stands for. */
  errors?: BundlerError[];
}

/** Flatten an error into the errors it stands for, at any depth. */
export function causesOf(error: BundlerError): BundlerError[] {
  return error.errors?.length ? error.errors.flatMap(causesOf) : [error];
}

/** The message without colours. */
export function plainMessage({ message }: BundlerError): string {
  return stripVTControlCharacters(message);
}

/**
 * The path in the header of a code frame (`╭─[ a/b.json:1:7 ]`), for errors that do not name their file otherwise.
 */
export function fileInFrame(message: string): string | undefined {
  return /─\[ (\S.*?):\d+:\d+ \]/.exec(message)?.[1];
}
