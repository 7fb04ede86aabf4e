interface MermaidProps {
  value?: string;
  /** The source in sites that are older than Docusaurus' own component. */
  chart?: string;
}

/** `@theme/Mermaid`: shows the source of a diagram that is only known when the page is rendered. */
export default function Mermaid({ value, chart = value }: MermaidProps) {
  return (
    <pre className="mermaid-source">
      <code>{chart}</code>
    </pre>
  );
}
