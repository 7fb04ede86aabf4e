import path from "node:path";
import { packageOf } from "../../unresolved-import.ts";
import type { Advice } from "../advice.ts";
import { missingPackageOf } from "../missing-module.ts";
import { settingPath, shown } from "../setting-path.ts";

/** The site a configuration belongs to. */
export interface SiteFolder {
  /** Absolute path. */
  siteDir: string;
  /** Whether a file or folder exists; takes a path relative to the site. */
  exists: (name: string) => boolean;
  /** Names of the files and folders in a folder; none where there is no such folder. */
  list: (name: string) => string[];
  /** Text of a file; undefined where there is none. */
  read: (name: string) => string | undefined;
}

/**
 * An object of a Docusaurus configuration, read setting by setting. What is read in no way becomes a warning
 * in `finish`, so that nothing an author wrote is dropped without a word. Nothing here throws: a value of
 * another type than expected is a warning too, and counts as left out.
 */
export class Settings {
  readonly #value: Record<string, unknown>;
  readonly #read = new Set<string>();
  /** Names on the way from the configuration to this object. */
  readonly path: readonly PropertyKey[];
  /** Where warnings of this object and of those in it are collected. */
  readonly advice: Advice[];

  constructor(value: unknown, path: readonly PropertyKey[], advice: Advice[]) {
    this.#value = isObject(value) ? value : {};
    this.path = path;
    this.advice = advice;
  }

  /** The value as it stands; undefined when it is left out or null. */
  value(key: string): unknown {
    this.#read.add(key);
    return this.#value[key] ?? undefined;
  }

  /** Whether the setting is null, which switches some things off. */
  isNull(key: string): boolean {
    return this.#value[key] === null;
  }

  string(key: string): string | undefined {
    return this.#typed(key, "a string", (value) => typeof value === "string");
  }

  boolean(key: string): boolean | undefined {
    return this.#typed(key, "true or false", (value) => typeof value === "boolean");
  }

  /** A number, also one written as a string (`"32px"`). */
  number(key: string): number | undefined {
    const value = this.value(key);
    const number = typeof value === "string" ? Number.parseFloat(value) : value;
    if (typeof number === "number" && Number.isFinite(number)) return number;
    if (value !== undefined) this.#unreadable(key, "a number", value);
    return undefined;
  }

  /** One of `choices`. */
  choice<const T extends string>(key: string, choices: readonly T[]): T | undefined {
    return this.#typed(key, choices.join(" or "), (value) => choices.includes(value as T));
  }

  /** A string or a list of strings, as a list. */
  strings(key: string): string[] {
    const value = this.value(key);
    const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
    return list.filter((one, index): one is string => {
      if (typeof one === "string") return true;
      if (one) this.warn(Array.isArray(value) ? [key, index] : [key], `is ${source(one)} and not a string`);
      return false;
    });
  }

  /** The same, or undefined where it is left out or a package that is not installed would have given it. */
  ownStrings(key: string): string[] | undefined {
    const list = this.strings(key);
    return this.has(key) && !missingPackageOf(this.value(key)) ? list : undefined;
  }

  /** The object under `key`; an empty one when it is left out. */
  object(key: string): Settings {
    const value = this.value(key);
    if (value !== undefined && !isObject(value)) this.#unreadable(key, "an object", value);
    return new Settings(value, [...this.path, key], this.advice);
  }

  /** The objects of the list under `key`; those left out by a condition (`false`, null) are skipped. */
  objects(key: string): Settings[] {
    return this.list(key).map(({ index }) => this.at(key, index));
  }

  /** The entries of the list under `key` with their places, without those left out by a condition. */
  list(key: string): { value: unknown; index: number }[] {
    const value = this.value(key);
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.#unreadable(key, "a list", value);
      return [];
    }
    return value.map((one, index) => ({ value: one, index })).filter((one) => Boolean(one.value));
  }

  /** The object that is one entry of the list under `key`; an empty one when that is no object. */
  at(key: string, index: number): Settings {
    const list = this.value(key);
    const value = Array.isArray(list) ? list[index] : undefined;
    if (!isObject(value)) this.warn([key, index], `is ${source(value)} and not an object`);
    return new Settings(value, [...this.path, key, index], this.advice);
  }

  /** Whether the setting is given and not null. */
  has(key: string): boolean {
    return this.#value[key] !== undefined && this.#value[key] !== null;
  }

  /** Names of the settings given. */
  keys(): string[] {
    return Object.keys(this.#value);
  }

  /** These settings have no meaning for the pages of a site, or Quire does by itself what they ask for. */
  needless(...keys: string[]): void {
    for (const key of keys) this.#read.add(key);
  }

  /** A setting that is not carried over, unless it has the value that stands for leaving it out. */
  drop(key: string, hint: string, unset: unknown = undefined): void {
    const value = this.value(key);
    if (value !== undefined && value !== unset) this.warn([key], "is not carried over", hint);
  }

  /** Warn of every setting of this object that was not read. */
  finish(hint = "Remove it, or read in the manual what stands in its place."): void {
    for (const key of this.keys()) {
      if (!this.#read.has(key) && this.has(key)) this.warn([key], "is not carried over", hint);
    }
  }

  /** Warn of every setting of this object whose value a package that is not installed would have given. */
  warnOfMissing(): void {
    for (const key of this.keys()) {
      const missing = missingPackageOf(this.value(key));
      if (missing)
        this.warn(
          [key],
          `is taken from ${missing}, which is not installed`,
          `Install ${packageOf(missing)}.`,
        );
    }
  }

  /** Warn of something below this object. */
  warn(below: readonly PropertyKey[], what: string, hint?: string): void {
    const at = [...this.path, ...below];
    const message = `\`${settingPath(at)}\` ${what}.`;
    this.advice.push({
      path: at,
      problem: { code: "docusaurus-setting", severity: "warning", message, hint },
    });
  }

  #typed<T>(key: string, expected: string, accepts: (value: unknown) => boolean): T | undefined {
    const value = this.value(key);
    if (value === undefined || accepts(value)) return value as T | undefined;
    this.#unreadable(key, expected, value);
    return undefined;
  }

  #unreadable(key: string, expected: string, value: unknown): void {
    this.warn([key], `is ${source(value)} and not carried over`, `Write ${expected}.`);
  }
}

/** A value for a message, with the package it comes from when that is not installed. */
function source(value: unknown): string {
  const missing = missingPackageOf(value);
  return missing ? `taken from ${missing}, which is not installed,` : shown(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A path as it is written in a configuration (`./a`, or absolute by `require.resolve`), relative to the site. */
export function sitePath(file: string, { siteDir }: SiteFolder): string {
  return path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join("/") || ".";
}

/** `settings` without the keys that are undefined, so that defaults take their place. */
export function given<T extends object>(settings: T): T {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as T;
}
