import CodeBlock from "../mdx/code-block.tsx";

/** `@theme/ResponseSamples`: an example of a response. */
export default function ResponseSamples({
  responseExample,
  language = "json",
}: {
  responseExample: string;
  language?: string;
}) {
  return <CodeBlock language={language}>{responseExample}</CodeBlock>;
}
