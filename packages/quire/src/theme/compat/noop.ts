/** `@docusaurus/noop`: nothing, drawn or done. */
export default function noop(): null {
  return null;
}
