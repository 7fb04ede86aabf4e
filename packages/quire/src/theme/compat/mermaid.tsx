/** `@theme/Mermaid`: the text of a diagram. Fences in the language `mermaid` are drawn instead. */
export default function Mermaid({ value }: { value: string }) {
  return (
    <pre className="mermaid-source">
      <code>{value}</code>
    </pre>
  );
}
