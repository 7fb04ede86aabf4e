/** `@docusaurus/useBrokenLinks`: does nothing, as links and ids are collected from the rendered pages. */
export default function useBrokenLinks() {
  return { collectAnchor(_id?: string | null): void {}, collectLink(_link?: string | null): void {} };
}
