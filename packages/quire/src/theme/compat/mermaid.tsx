/** `@theme/Mermaid`: shows the source of a diagram; only `mermaid` fences are rendered as diagrams. */
export default function Mermaid({ value }: { value: string }) {
  return (
    <pre className="mermaid-source">
      <code>{value}</code>
    </pre>
  );
}
