/** A docs version, as searching knows it. */
interface NamedVersion {
  instance: string;
  name: string;
}

/** Id of a version in searches: its name, after that of its docs instance where that is not the main one. */
export function searchVersionId({ instance, name }: NamedVersion): string {
  return instance === "default" ? name : `${instance}/${name}`;
}

/** The version that has an id. */
export function versionOfId(id: string): NamedVersion {
  const slash = id.indexOf("/");
  return slash < 0
    ? { instance: "default", name: id }
    : { instance: id.slice(0, slash), name: id.slice(slash + 1) };
}

/** Tag that the pages of a version carry: for the crawler of a hosted service, and to tell which version is read. */
export function crawlerTag({ instance, name }: NamedVersion): string {
  return `docs-${instance}-${name}`;
}
