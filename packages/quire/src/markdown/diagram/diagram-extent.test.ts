import { expect, it } from "vitest";
import { trimFrame } from "./diagram-extent.ts";

const frame = '<svg viewBox="0 0 500 400" width="500" height="400" role="img">';

it("cuts a frame to the shapes and lines in it, with a margin", () => {
  const svg = [
    frame,
    '<defs><polygon points="900 900, 8 2.5"/></defs>',
    '<polyline points="20,30 120,30.5"/>',
    '<rect x="120" y="10" width="60" height="40"/>',
    '<circle cx="150" cy="100" r="20"/>',
    "</svg>",
  ].join("");
  expect(trimFrame(svg)).toContain('<svg viewBox="12 2 176 126" width="176" height="126" role="img">');
});

it("leaves a frame alone whose extent it cannot tell", () => {
  expect(trimFrame(`${frame}</svg>`)).toBe(`${frame}</svg>`);
  const curve = `${frame}<rect x="1" y="1" width="2" height="2"/><path d="M0 0 C 1 1"/></svg>`;
  expect(trimFrame(curve)).toBe(curve);
});
