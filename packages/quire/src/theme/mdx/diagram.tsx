export interface DiagramProps {
  /** The drawing, made at build time. */
  svg: string;
  /** What it was drawn from. */
  source: string;
  /** What it shows, for those who cannot see it. */
  label: string;
}

/** A diagram; wider than the column it scrolls. */
export default function Diagram({ svg, label }: DiagramProps) {
  return (
    <figure
      className="diagram"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that scrolls must be reachable by keyboard
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
