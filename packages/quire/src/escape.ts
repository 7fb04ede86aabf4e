const special = /[&<>"]/;

/** Escape text so that it can stand between tags or inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** Escape what is not HTML in text that is already HTML: lone `<`, and `&` that starts no entity. */
export function escapeRawText(text: string): string {
  return text
    .replace(/&(?!#\d{1,7};|#[xX][\da-fA-F]{1,6};|[a-zA-Z][a-zA-Z\d]{1,31};)/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
