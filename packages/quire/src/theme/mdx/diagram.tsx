import { escapeHtml } from "../../base/escape.ts";
import { EnlargeIcon } from "../icons.tsx";

interface DiagramProps {
  /** The rendered diagram. */
  svg: string;
  /** Source of the diagram. */
  source: string;
  /** Text alternative. */
  label: string;
  /** Notes that are shown below. */
  notes?: readonly string[];
}

/** A diagram. It scrolls if it is wider than the column, and has a button to enlarge it. */
export default function Diagram({ svg, source, label, notes = [] }: DiagramProps) {
  const items = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join("");
  const caption = items && `<figcaption><ul>${items}</ul></figcaption>`;
  return (
    <div className="diagram-frame" data-markdown={`\`\`\`mermaid\n${source.trim()}\n\`\`\``}>
      <figure
        className="diagram"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that scrolls must be reachable by keyboard
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: svg + caption }}
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
