/**
 * Lower-case words joined by hyphens, as Docusaurus forms the paths of tags: `Use case` and `useCase` become
 * `use-case`, `Café` becomes `cafe`. Letters of other scripts are kept. "" if there is no letter or digit.
 */
export function kebabCase(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/['’]/g, "");
  const words = plain.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{Lo}\p{Lm}\p{M}]+|\p{Lu}|\p{N}+/gu) ?? [];
  return words.join("-").toLowerCase();
}
