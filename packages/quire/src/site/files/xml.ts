/** Characters that XML 1.0 cannot contain, not even escaped: controls, lone surrogates, non-characters. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escape text for an XML element or attribute. Characters that XML cannot contain are dropped. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (character) => entities[character]!);
}

/** An element with escaped text; "" if there is no text. */
export function xmlElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : "";
}

/** Join the lines of an XML document, skipping empty ones. */
export function xmlDocument(lines: readonly string[]): string {
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines.filter(Boolean)].join("\n")}\n`;
}
