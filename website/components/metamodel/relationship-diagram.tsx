/** The other end of a relationship. */
interface End {
  relationship: string;
  /** Label: names of entities. */
  words: string;
  /** URL of its page. */
  to?: string;
}

const rowHeight = 46;
const boxHeight = 32;
/** Maximum width of a box; lists of names are made to fit into it. */
const maxBox = 180;
/** Minimum width of the entity's node, and width of a letter. */
const minWidth = 100;
const letter = 7.75;
/** Width of a letter of a label and of the space beside it, and minimum width for the bends of lines. */
const labelLetter = 6.5;
const labelSpace = 30;
const minGap = 130;
/** Maximum length of a label on one side of its line. */
const maxLabel = 24;
/** Width of a column of text: a small diagram is not enlarged to fill it. */
const columnWidth = 610;

/**
 * Diagram of an entity: on the left what refers to it, on the right what it refers to. It has no text
 * alternative, as the tables on the page contain the same.
 */
export function RelationshipDiagram({
  name,
  left,
  right,
}: {
  name: string;
  left: readonly End[];
  right: readonly End[];
}) {
  const rows = Math.max(left.length, right.length, 1);
  const height = rows * rowHeight;
  const center = height / 2;
  const before = widthsFor(left);
  const after = widthsFor(right);
  const near = before.box + before.gap;
  const far = near + Math.max(minWidth, name.length * letter + 20);
  const width = far + after.gap + after.box;
  const shown = Math.max(width, columnWidth);
  const at = (index: number, count: number) => center + (index - (count - 1) / 2) * rowHeight;
  // Labels are drawn after all edges, so that none is crossed.
  const lines: (Line & { key: string })[] = [
    ...left.map((end, index) => ({
      key: `left ${end.relationship} ${end.words}`,
      end,
      from: before.box,
      box: before.box,
      near,
      y: at(index, left.length),
      side: "left" as const,
      center,
    })),
    ...right.map((end, index) => ({
      key: `right ${end.relationship}`,
      end,
      from: width - after.box,
      box: after.box,
      near: far,
      y: at(index, right.length),
      side: "right" as const,
      center,
    })),
  ];
  return (
    <figure className="relationship-diagram" data-markdown="">
      {/* biome-ignore lint/a11y/useSemanticElements: some screen readers leave out the links of an image */}
      <svg role="group" viewBox={`${(width - shown) / 2} 0 ${shown} ${height}`}>
        <title>{`Relationships of ${name}`}</title>
        {lines.map(({ key, ...line }) => (
          <Edge key={key} {...line} />
        ))}
        {lines.map(({ key, ...line }) => (
          <OtherEnd key={key} {...line} />
        ))}
        <rect
          className="self"
          x={near}
          y={center - boxHeight / 2}
          width={far - near}
          height={boxHeight}
          rx="6"
        />
        <text x={(near + far) / 2} y={center} textAnchor="middle" dominantBaseline="central">
          {name}
        </text>
      </svg>
    </figure>
  );
}

/** Width of the boxes on a side, and of the gap that holds the labels: as much as their words need. */
function widthsFor(ends: readonly End[]): { box: number; gap: number } {
  if (ends.length === 0) return { box: 0, gap: 0 };
  const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
  return {
    box: Math.min(maxBox, longest(ends.map(({ words }) => words)) * letter + 20),
    gap: Math.max(
      minGap,
      longest(ends.flatMap(({ relationship }) => labelLines(relationship))) * labelLetter + labelSpace,
    ),
  };
}

/** The name of a relationship; a long one in two parts, as even as its words allow, above and below the line. */
function labelLines(name: string): string[] {
  if (name.length <= maxLabel) return [name];
  const off = (seam: number) => Math.abs(seam - name.length / 2);
  const seams = Array.from(name.matchAll(/(?<=[a-z])(?=[A-Z])/g), ({ index }) => index);
  const [middle] = seams.sort((a, b) => off(a) - off(b));
  return middle ? [name.slice(0, middle), name.slice(middle)] : [name];
}

/** The line to another end. */
interface Line {
  end: End;
  from: number;
  /** Width of its box. */
  box: number;
  /** Side of the entity that it starts from. */
  near: number;
  y: number;
  side: "left" | "right";
  center: number;
}

function Edge({ from, near, y, side, center }: Line) {
  const bend = (from + near) / 2;
  return (
    <g>
      <path className="edge" d={`M${near} ${center}C${bend} ${center} ${bend} ${y} ${from} ${y}`} />
      <path className="head" d={side === "left" ? arrow(near, center) : arrow(from, y)} />
    </g>
  );
}

function OtherEnd({ end, from, box: width, y, side }: Line) {
  const x = side === "left" ? 0 : from;
  const box = (
    <>
      <rect x={x} y={y - boxHeight / 2} width={width} height={boxHeight} rx="6" />
      <text x={x + width / 2} y={y} textAnchor="middle" dominantBaseline="central">
        {end.words}
      </text>
    </>
  );
  return (
    <g>
      {labelLines(end.relationship).map((line, index) => (
        <text
          key={line}
          className="label"
          x={side === "left" ? from + 6 : from - 10}
          y={index === 0 ? y - 7 : y + 15}
          textAnchor={side === "left" ? "start" : "end"}
        >
          {line}
        </text>
      ))}
      {end.to ? <a href={end.to}>{box}</a> : box}
    </g>
  );
}

/** An arrow head that ends at a point, pointing right. */
const arrow = (x: number, y: number) => `M${x - 6} ${y - 4}L${x} ${y}L${x - 6} ${y + 4}z`;
