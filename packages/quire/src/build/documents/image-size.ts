/** Displayed size of an image in pixels. */
export interface ImageSize {
  format: "png" | "gif" | "svg" | "ico" | "bmp";
  /** Undefined for an SVG without a size. */
  width?: number;
  height?: number;
  /** Whether it is animated, and so must not be resized. */
  animated: boolean;
}

/**
 * Read the size of an image from its header, for formats of which sharp does not tell it, or not whether they are
 * animated. Undefined for other formats, and if the data is truncated.
 */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const readers = [png, gif, ico, bmp, svg];
  for (const read of readers) {
    try {
      const size = read(view);
      if (size && (size.format === "svg" || (size.width! > 0 && size.height! > 0))) return size;
    } catch (error) {
      // Reading past the end: the file is truncated.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return undefined;
}

function png(bytes: Buffer): ImageSize | undefined {
  if (bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") return undefined;
  let animated = false;
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const chunk = bytes.toString("latin1", at + 4, at + 8);
    if (chunk === "acTL") animated = true;
    if (chunk === "IDAT") break;
  }
  return { format: "png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), animated };
}

function gif(bytes: Buffer): ImageSize | undefined {
  if (!/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6))) return undefined;
  // Whether a GIF is animated is only known at its end; as none is resized, all count as animated.
  return { format: "gif", width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), animated: true };
}

function ico(bytes: Buffer): ImageSize | undefined {
  if (bytes.readUInt32LE(0) !== 0x00010000) return undefined;
  // Each side is one byte, in which 0 means 256; the largest of several images counts.
  let side = [0, 0];
  for (let entry = 0; entry < bytes.readUInt16LE(4); entry++) {
    const [width, height] = [bytes.readUInt8(6 + entry * 16) || 256, bytes.readUInt8(7 + entry * 16) || 256];
    if (width > side[0]!) side = [width, height];
  }
  return { format: "ico", width: side[0], height: side[1], animated: false };
}

function bmp(bytes: Buffer): ImageSize | undefined {
  if (bytes.toString("latin1", 0, 2) !== "BM") return undefined;
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  return { format: "bmp", width, height, animated: false };
}

function svg(bytes: Buffer): ImageSize | undefined {
  const start = bytes.toString("utf8", 0, Math.min(bytes.length, 64 * 1024)).replace(/<!--.*?-->/gs, "");
  const tag = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/i.exec(start)?.[0];
  if (tag === undefined || !/^\s*(?:\uFEFF)?\s*<(?:svg|\?xml|!DOCTYPE)/i.test(start)) return undefined;
  const [width, height] = [svgLength(tag, "width"), svgLength(tag, "height")];
  const box = attribute(tag, "viewBox")
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = box?.length === 4 && box[2]! > 0 && box[3]! > 0 ? box[2]! / box[3]! : undefined;
  const size = { format: "svg", animated: false } as const;
  if (width && height) return { ...size, width: Math.round(width), height: Math.round(height) };
  if (!ratio) return size;
  if (width) return { ...size, width: Math.round(width), height: Math.round(width / ratio) };
  if (height) return { ...size, width: Math.round(height * ratio), height: Math.round(height) };
  return { ...size, width: Math.round(box![2]!), height: Math.round(box![3]!) };
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag);
  return match?.[1] ?? match?.[2];
}

/** CSS pixels in a unit; percentages have no intrinsic size. */
const units: Record<string, number> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  em: 16,
  rem: 16,
};

function svgLength(tag: string, name: string): number | undefined {
  const match = /^\s*([\d.]+)\s*([a-z]*)\s*$/i.exec(attribute(tag, name) ?? "");
  const length = match ? Number(match[1]) * (units[match[2]!.toLowerCase()] ?? Number.NaN) : Number.NaN;
  return length > 0 && Number.isFinite(length) ? length : undefined;
}
