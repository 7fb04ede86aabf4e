const special = /[&<>"]/;

/** Escape text for use between tags or in a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return special.test(text) ? escapeCode(text).replace(/"/g, "&quot;") : text;
}

/** Escape text for use between tags, where quotes need no escaping: code is full of them. */
export function escapeCode(code: string): string {
  return code.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/**
 * Escape what is not valid in text that already is HTML: lone `<`, and `&` that starts no character reference.
 */
export function escapeRawText(text: string): string {
  return text
    .replace(/&(?!#\d{1,7};|#[xX][\da-fA-F]{1,6};|[a-zA-Z][a-zA-Z\d]{1,31};)/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
