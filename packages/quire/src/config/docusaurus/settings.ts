import path from "node:path";
import { relativeFile } from "../../base/file-path.ts";
import { isRecord } from "../../base/is-record.ts";
import { nearest } from "../../base/nearest.ts";
import { packageOf } from "../../base/unresolved-import.ts";
import { type Advice, docusaurusWarning } from "../advice.ts";
import { missingPackageOf } from "../missing-module.ts";
import { settingPath, shown } from "../setting-path.ts";

/** The folder of the site that a configuration belongs to. */
export interface SiteFolder {
  /** Absolute path. */
  siteDir: string;
  /** Whether the PostCSS plugins that the site's own plugins add are run. */
  runsPostcss?: boolean;
  /** Whether a file or folder exists; takes a path relative to the site. */
  exists: (name: string) => boolean;
  /** Names of the files and folders in a folder; empty if there is no such folder. */
  list: (name: string) => string[];
  /** Text of a file; undefined if there is none. */
  read: (name: string) => string | undefined;
}

/** What all objects of a configuration share. */
export interface Context {
  site: SiteFolder;
  /** Base path of the site, with a slash at both ends. */
  baseUrl: string;
  /** Collects the warnings. */
  advice: Advice[];
}

/**
 * Reads an object of a Docusaurus configuration setting by setting. `finish` warns about every setting that was
 * not read, so that nothing is dropped silently. Nothing here throws: a value of an unexpected type is also
 * reported as a warning and treated as omitted.
 */
export class Settings {
  readonly #value: Record<string, unknown>;
  readonly #read = new Set<string>();
  /** Path from the configuration to this object. */
  readonly path: readonly PropertyKey[];
  /** That of the whole configuration. */
  readonly context: Context;

  constructor(value: unknown, path: readonly PropertyKey[], context: Context) {
    this.#value = isRecord(value) ? value : {};
    this.path = path;
    this.context = context;
  }

  /** The value as it is; undefined if it is omitted or null. */
  value(key: string): unknown {
    this.#read.add(key);
    return this.#value[key] ?? undefined;
  }

  /** Whether the setting is null, which disables some features. */
  isNull(key: string): boolean {
    return this.#value[key] === null;
  }

  string(key: string): string | undefined {
    return this.#typed(key, "a string", (value) => typeof value === "string");
  }

  boolean(key: string): boolean | undefined {
    return this.#typed(key, "true or false", (value) => typeof value === "boolean");
  }

  /** A number, which may be written as a string (`"32px"`). */
  number(key: string): number | undefined {
    const value = this.value(key);
    const isShare = typeof value === "string" && value.trimEnd().endsWith("%");
    const number = typeof value === "string" && !isShare ? Number.parseFloat(value) : value;
    if (typeof number === "number" && Number.isFinite(number)) return number;
    if (value !== undefined) this.#unreadable(key, "a number", value);
    return undefined;
  }

  /** One of `choices`. */
  choice<const T extends string>(key: string, choices: readonly T[]): T | undefined {
    return this.#typed(key, choices.join(" or "), (value) => choices.includes(value as T));
  }

  /** A file or folder, as a path relative to the site. */
  file(key: string): string | undefined {
    const file = this.string(key);
    return file === undefined ? undefined : inSite(file, this.context);
  }

  /** An address without the base path of the site. */
  address(key: string): string | undefined {
    const address = this.string(key);
    return address && withoutBase(address, this.context);
  }

  /** The same for a static file, whose path is one from the root even if it starts with `./`. */
  staticFile(key: string): string | undefined {
    const file = this.string(key)?.replace(/^(?:\.\/)+/, "");
    return file && withoutBase(file, this.context);
  }

  /** A string or a list of strings, as a list. */
  strings(key: string): string[] {
    const value = this.value(key);
    const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
    return list.filter((one, index): one is string => {
      if (typeof one === "string") return true;
      const at = Array.isArray(value) ? [key, index] : [key];
      if (one) this.warn(at, `is ${source(one)} and not a string`, installing(one));
      return false;
    });
  }

  /** The same, but undefined if it is omitted or comes from a package that is not installed. */
  ownStrings(key: string): string[] | undefined {
    const list = this.strings(key);
    return this.has(key) && !missingPackageOf(this.value(key)) ? list : undefined;
  }

  /** The object under `key`; empty if it is omitted. */
  object(key: string): Settings {
    const value = this.value(key);
    if (value !== undefined && !isRecord(value)) this.#unreadable(key, "an object", value);
    return new Settings(value, [...this.path, key], this.context);
  }

  /**
   * What `translate` makes of the object under `key`; the settings that it does not read are warned about.
   *
   * @param hint as of `finish`
   */
  translate<T>(key: string, translate: (settings: Settings) => T, hint?: string): T {
    return finished(this.object(key), translate, hint);
  }

  /** The same for each object in the list under `key`, except entries disabled by a condition. */
  translateEach<T>(key: string, translate: (settings: Settings) => T): T[] {
    return this.objects(key).map((one) => finished(one, translate));
  }

  /**
   * The objects in the list under `key`, except entries disabled by a condition (`false`, null). An entry that is not
   * an object is reported and left out.
   */
  objects(key: string): Settings[] {
    return this.list(key).flatMap(({ value, index }) => {
      const settings = this.at(key, index);
      return isRecord(value) ? [settings] : [];
    });
  }

  /** The entries of the list under `key` with their indices, except those disabled by a condition. */
  list(key: string): { value: unknown; index: number }[] {
    const value = this.value(key);
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.#unreadable(key, "a list", value);
      return [];
    }
    return value.map((one, index) => ({ value: one, index })).filter((one) => Boolean(one.value));
  }

  /** The object at an index of the list under `key`; empty if the entry is not an object. */
  at(key: string, index: number): Settings {
    const list = this.value(key);
    const value = Array.isArray(list) ? list[index] : undefined;
    if (!isRecord(value)) this.warn([key, index], `is ${source(value)} and not an object`, installing(value));
    return new Settings(value, [...this.path, key, index], this.context);
  }

  /** Whether the setting is present and not null. */
  has(key: string): boolean {
    return this.#value[key] !== undefined && this.#value[key] !== null;
  }

  /** Names of the settings that are present. */
  keys(): string[] {
    return Object.keys(this.#value);
  }

  /** Mark settings as read that are irrelevant to the pages of a site, or that Quire always does. */
  needless(...keys: string[]): void {
    for (const key of keys) this.#read.add(key);
  }

  /** Warn about a setting that is not carried over, unless it has the value that disables it. */
  drop(key: string, hint: string, unset: unknown = undefined): void {
    const value = this.value(key);
    if (value !== undefined && value !== unset) this.warn([key], "is ignored", hint);
  }

  /** Warn about every setting of this object that was not read. */
  finish(hint = "Remove it, or see “Coming from Docusaurus” in the manual for an alternative."): void {
    for (const key of this.keys()) {
      if (this.#read.has(key) || !this.has(key)) continue;
      const near = nearest(key, this.#read);
      this.warn([key], "is ignored", near ? `Did you mean \`${near}\`?` : hint);
    }
  }

  /** Warn about every setting of this object whose value comes from a package that is not installed. */
  warnOfMissing(): void {
    for (const key of this.keys()) {
      const missing = missingPackageOf(this.value(key));
      if (missing)
        this.warn([key], `is taken from ${missing}, which is not installed`, installing(this.value(key)));
    }
  }

  /** Warn about something in this object. */
  warn(below: readonly PropertyKey[], what: string, hint?: string): void {
    const at = [...this.path, ...below];
    const message = `\`${settingPath(at)}\` ${what}.`;
    this.context.advice.push(docusaurusWarning(at, message, hint));
  }

  #typed<T>(key: string, expected: string, accepts: (value: unknown) => boolean): T | undefined {
    const value = this.value(key);
    if (value === undefined || accepts(value)) return value as T | undefined;
    this.#unreadable(key, expected, value);
    return undefined;
  }

  #unreadable(key: string, expected: string, value: unknown): void {
    this.warn([key], `is ${source(value)} and ignored`, installing(value) ?? `Write ${expected}.`);
  }
}

function finished<T>(settings: Settings, translate: (settings: Settings) => T, hint?: string): T {
  const translated = translate(settings);
  settings.finish(hint);
  return translated;
}

/** A value for use in a message; for stand-ins, the package that is not installed. */
function source(value: unknown): string {
  const missing = missingPackageOf(value);
  return missing ? `taken from ${missing}, which is not installed,` : shown(value);
}

/** The hint to install the package that a stand-in is for; undefined for other values. */
function installing(value: unknown): string | undefined {
  const missing = missingPackageOf(value);
  return missing && `Install \`${packageOf(missing)}\`.`;
}

/** Convert a path in a configuration (`./a`, or absolute from `require.resolve`) to one relative to the site. */
export function inSite(file: string, { site }: Pick<Context, "site">): string {
  return relativeFile(path.resolve(site.siteDir, file), site.siteDir) || ".";
}

/** Strip the base path from an address of the site, if the author wrote it out. */
export function withoutBase(address: string, { baseUrl }: Pick<Context, "baseUrl">): string {
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
}
