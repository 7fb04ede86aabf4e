/** The headers that hosts are to send. */

/** Site path of the folder of files with a content hash in their names. */
export const HASHED_FOLDER = "/assets/";
/** Cached for a year without revalidation, as a changed file has another name. */
export const immutable = "public, max-age=31536000, immutable";
/** Cached, but revalidated on each use. */
export const revalidate = "public, max-age=0, must-revalidate";

/** Headers of all responses, except for caching. */
export function securityHeaders(contentSecurityPolicy: string): [name: string, value: string][] {
  return [
    ["Content-Security-Policy", oneLine(contentSecurityPolicy)],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "SAMEORIGIN"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=()"],
  ];
}

function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
}
