import { encodePath, hrefOf, isExternalAddress } from "../../site/address.ts";

/** Target of a redirect, encoded so that it contains no white space or placeholders. */
export function redirectTarget(baseUrl: string, to: string): string {
  if (isExternalAddress(to)) {
    const [, origin, rest] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*|\/\/[^/?#]*|[a-z][a-z0-9+.-]*:)(.*)$/is.exec(
      to,
    )!;
    return word(origin!) + word(rest!).replace(/:/g, "%3A");
  }
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(to)!;
  return urlPath(hrefOf(baseUrl, path!)) + word(rest!).replace(/:/g, "%3A");
}

/** Encode a path as one word, with `*` and `:name` taken literally. */
export function urlPath(path: string): string {
  return encodePath(path).replace(/\*/g, "%2A").replace(/:/g, "%3A");
}

/** Percent-encode white space, control characters, quotes and backslashes. */
function word(text: string): string {
  return text.replace(/[^\x21\x23-\x26\x28-\x5b\x5d-\x7e]/gu, (character) =>
    character === "'" ? "%27" : encodeURIComponent(character.replace(/[\ud800-\udfff]/gu, "\ufffd")),
  );
}
