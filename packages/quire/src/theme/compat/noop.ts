/** `@docusaurus/noop`: a component or function that does nothing. */
export default function noop(): null {
  return null;
}
