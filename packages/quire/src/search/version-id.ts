/** A docs version, by the names that searching needs. */
interface NamedVersion {
  instance: string;
  name: string;
}

/** Id of a version in searches: its name, prefixed with that of its docs instance unless that is the main one. */
export function searchVersionId({ instance, name }: NamedVersion): string {
  return instance === "default" ? name : `${instance}/${name}`;
}

/** The version with an id. */
export function versionOfId(id: string): NamedVersion {
  const slash = id.indexOf("/");
  return slash < 0
    ? { instance: "default", name: id }
    : { instance: id.slice(0, slash), name: id.slice(slash + 1) };
}

/**
 * The tag that pages of a version carry, for the crawler of a hosted service and for telling which version is
 * being read.
 */
export function crawlerTag({ instance, name }: NamedVersion): string {
  return `docs-${instance}-${name}`;
}
