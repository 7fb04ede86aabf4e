import { EnlargeIcon } from "../icons.tsx";

interface DiagramProps {
  /** The drawing, made at build time. */
  svg: string;
  /** What it was drawn from. */
  source: string;
  /** What it shows, for those who cannot see it. */
  label: string;
}

/** A diagram; wider than the column it scrolls, and a button shows it as large as the window. */
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
