"use client";

import { useEffect, useRef, useState } from "react";
import {
  boxSize,
  type ExplorerLayout,
  type ExplorerNode,
  groupWidth,
} from "../../reference/entities/explorer-layout.ts";
import { readFilter, writeFilters } from "../reference/address-filter.ts";
import { FilterField } from "../reference/filter-field.tsx";
import { NoMatch } from "../reference/no-match.tsx";

export const island = { load: "interaction" };

/** A relationship, with its ends as indices into the list of nodes. */
interface ExplorerEdge {
  from: number;
  name: string;
  to: readonly number[];
  /** Whether it is only drawn for the selected entity. */
  common?: boolean;
}

/** Number of matching entities that are named, with links, above the diagram: they may be far down in it. */
const MAX_NAMED = 3;

/**
 * The metadata model as a diagram in which each node is a link. Hovering or focusing a node shows its
 * relationships, in the diagram and in words, as does typing its name; typing dims the nodes that do not match. On
 * touch screens, the first tap selects a node and the second follows its link.
 *
 * @param folder URL of the entities' pages, with a slash at the end
 */
export function MetamodelExplorer({
  folder,
  layout,
  edges,
}: {
  folder: string;
  layout: ExplorerLayout;
  edges: readonly ExplorerEdge[];
}) {
  const { nodes, groups, width, height } = layout;
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const pointing = useRef(false);
  const find = (text: string) => {
    setTyped(text);
    writeFilters({ filter: text.trim() });
    const matches = matching(nodes, text);
    const named = matches.find((at) => nodes[at]!.name.toLowerCase() === text.trim().toLowerCase());
    setChosen(named ?? (matches.length === 1 ? matches[0] : undefined));
  };
  useEffect(() => {
    // What was typed before hydration takes precedence over the address.
    field.current!.value ||= readFilter("filter");
    find(field.current!.value);
    // So does what is pointed at or focused already: its event has been and gone.
    const links = [...drawing.current!.querySelectorAll("a")];
    const at = links.findIndex((link) => link.matches(":hover, :focus"));
    if (at >= 0) setChosen(at);
  }, []);
  const found = matching(nodes, typed);
  const fits = (at: number) => found.includes(at);
  const own = edges.filter(
    ({ from, to }) => from === chosen || (chosen !== undefined && to.includes(chosen)),
  );
  const near = new Set(own.flatMap(({ from, to }) => (from === chosen ? [from, ...to] : [from, chosen!])));
  const curves = ({ from, name, to }: ExplorerEdge) =>
    to.map((end) => <path key={`${from} ${name} ${end}`} d={curve(nodes[from]!, nodes[end]!)} />);

  return (
    <div className="explorer" data-markdown={inWords(nodes, edges)}>
      <search className="row-filter" onInput={() => find(field.current!.value)}>
        <FilterField
          label="Find an entity"
          left={typed.trim() ? [found.length, nodes.length] : undefined}
          field={field}
        />
      </search>
      {found.length === 0 ? (
        <NoMatch
          showAll={() => {
            field.current!.value = "";
            field.current!.focus();
            find("");
          }}
        />
      ) : (
        <p className="filter-count">
          {typed.trim() &&
            found.slice(0, MAX_NAMED).map((at) => (
              <a
                key={at}
                href={folder + nodes[at]!.name.toLowerCase()}
                onMouseEnter={() => setChosen(at)}
                onFocus={() => setChosen(at)}
              >
                {nodes[at]!.name}
              </a>
            ))}
        </p>
      )}
      <div className="explorer-drawing">
        {/* biome-ignore lint/a11y/useSemanticElements: some screen readers leave out the links of an image */}
        <svg
          ref={drawing}
          role="group"
          viewBox={`-1 -1 ${width + 36} ${height + 2}`}
          data-chosen={chosen !== undefined || typed.trim() !== "" || undefined}
        >
          <title>Entities of the metadata model and their relationships</title>
          <g className="edges">{edges.filter(({ common }) => !common).flatMap(curves)}</g>
          {groups.map(({ label, x, y, height: tall }) => (
            <g key={label} className="group">
              <rect x={x} y={y} width={groupWidth} height={tall} rx="8" />
              <text x={x + 10} y={y + 18}>
                {label}
              </text>
            </g>
          ))}
          <g className="edges own">
            {own.flatMap((edge) => curves(edge.from === chosen ? edge : { ...edge, to: [chosen!] }))}
          </g>
          {nodes.map(({ name, x, y }, at) => (
            <a
              key={name}
              href={folder + name.toLowerCase()}
              className={`node${near.has(at) ? " near" : fits(at) ? "" : " dim"}`}
              tabIndex={fits(at) ? undefined : -1}
              onMouseEnter={() => setChosen(at)}
              onFocus={({ currentTarget }) => {
                setChosen(at);
                // Browsers leave a link of a drawing half out of view; one that is pressed must not move.
                if (currentTarget.matches(":focus-visible"))
                  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
              }}
              onPointerDown={(event) => {
                pointing.current = event.pointerType === "touch" && chosen !== at;
              }}
              onClick={(event) => {
                // An untrusted event is a replayed tap from before hydration.
                if (pointing.current || !event.isTrusted) {
                  event.preventDefault();
                  setChosen(at);
                }
                pointing.current = false;
              }}
              data-touch=""
            >
              <rect x={x} y={y} width={boxSize.width} height={boxSize.height} rx="5" />
              <text
                x={x + boxSize.width / 2}
                y={y + boxSize.height / 2}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {name}
              </text>
            </a>
          ))}
        </svg>
      </div>
      <div className="explorer-words" aria-live="polite">
        {chosen === undefined ? (
          <p>Point at an entity, or touch it, to see its relationships here.</p>
        ) : (
          <Relationships folder={folder} nodes={nodes} own={own} chosen={chosen} />
        )}
      </div>
    </div>
  );
}

/** Indices of the nodes whose names contain a text, in any case. */
function matching(nodes: readonly ExplorerNode[], text: string): number[] {
  const part = text.trim().toLowerCase();
  return [...nodes.keys()].filter((at) => nodes[at]!.name.toLowerCase().includes(part));
}

/** The diagram as text: each entity with its relationships. The page links to all of them below. */
function inWords(nodes: readonly ExplorerNode[], edges: readonly ExplorerEdge[]): string {
  return nodes
    .map(({ name }, at) => {
      const own = edges
        .filter(({ from }) => from === at)
        .map((edge) => `\`${edge.name}\` → ${edge.to.map((end) => nodes[end]!.name).join(", ")}`);
      return `- ${name}${own.length > 0 ? `: ${own.join("; ")}` : ""}`;
    })
    .join("\n");
}

function Relationships({
  folder,
  nodes,
  own,
  chosen,
}: {
  folder: string;
  nodes: readonly ExplorerNode[];
  own: readonly ExplorerEdge[];
  chosen: number;
}) {
  const { name } = nodes[chosen]!;
  return (
    <>
      <p>
        <a href={folder + name.toLowerCase()}>{name}</a>{" "}
        {own.length === 0 && "has no relationships to other entities."}
      </p>
      <ul>
        {own.map((edge) => (
          <li key={`${edge.from} ${edge.name}`}>
            {edge.from === chosen ? "" : `${nodes[edge.from]!.name} `}
            <code>{edge.name}</code>{" "}
            {edge.from === chosen ? edge.to.map((end) => nodes[end]!.name).join(", ") : name}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A curve between two nodes: from one facing side to the other, or around the side if both are in the same
 * column.
 */
function curve(from: ExplorerNode, to: ExplorerNode): string {
  const y1 = from.y + boxSize.height / 2;
  const y2 = to.y + boxSize.height / 2;
  if (from.x === to.x) {
    const x = from.x + boxSize.width;
    const out = x + 18 + Math.min(34, Math.abs(y2 - y1) / 8);
    return `M${x} ${y1}C${out} ${y1} ${out} ${y2} ${x} ${y2}`;
  }
  const [x1, x2] = from.x < to.x ? [from.x + boxSize.width, to.x] : [from.x, to.x + boxSize.width];
  const bend = (x1 + x2) / 2;
  return `M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}
