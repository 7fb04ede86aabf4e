import { EnlargeIcon } from "../icons.tsx";

interface DiagramProps {
  /** The rendered diagram. */
  svg: string;
  /** Source of the diagram. */
  source: string;
  /** Text alternative. */
  label: string;
}

/** A diagram. It scrolls if it is wider than the column, and has a button to enlarge it. */
export default function Diagram({ svg, source, label }: DiagramProps) {
  return (
    <div className="diagram-frame" data-markdown={`\`\`\`mermaid\n${source.trim()}\n\`\`\``}>
      <figure
        className="diagram"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that scrolls must be reachable by keyboard
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <button
        type="button"
        className="corner-button scripted"
        aria-label="Enlarge the diagram"
        data-enlarge=""
      >
        <EnlargeIcon />
      </button>
    </div>
  );
}
