import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { contentHash } from "../../base/content-hash.ts";
import { imageSize } from "./image-size.ts";
import { createImages, processImage, webpFile, widthsFor } from "./images.ts";

const folder = mkdtempSync(path.join(tmpdir(), "quire-images-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#36c" } });
}

async function process(name: string, bytes: Uint8Array, outDir = path.join(folder, "kept")) {
  const absolutePath = path.join(folder, name);
  writeFileSync(absolutePath, bytes);
  return processImage({ absolutePath, file: `docs/${name}`, hash: contentHash(bytes), outDir });
}

describe("widthsFor", () => {
  test.each([
    [40, [40]],
    [320, [320]],
    [700, [320, 640, 700]],
    [1500, [320, 640, 1280, 1440, 1500]],
    [1600, [320, 640, 1280, 1440, 1600]],
    [4000, [320, 640, 1280, 1440, 1600]],
  ])("a picture of %i pixels", (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });
});

test("smaller versions have quality 100", async () => {
  const noise = {
    create: {
      width: 400,
      height: 40,
      channels: 3 as const,
      noise: { type: "gaussian" as const, mean: 128, sigma: 30 },
      background: "#000",
    },
  };
  const picture = await sharp(noise).png().toBuffer();
  const { image } = await process("noise.png", picture);
  const [small] = image!.webp;
  const outDir = path.join(folder, "kept");
  const made = readFileSync(webpFile({ outDir, hash: contentHash(picture) }, small!.width));
  const expected = await sharp(picture).resize({ width: 320 }).webp({ quality: 100 }).toBuffer();
  expect(made.equals(expected)).toBe(true);
});

describe("imageSize", () => {
  const still = { animated: false };

  test("pictures of points", async () => {
    const picture = blank(30, 20);
    expect(imageSize(await picture.clone().png().toBuffer())).toEqual({
      format: "png",
      width: 30,
      height: 20,
      ...still,
    });
    expect(imageSize(await picture.clone().gif().toBuffer())).toMatchObject({
      format: "gif",
      width: 30,
      height: 20,
    });
  });

  test.each([
    ['<svg width="24" height="12"/>', 24, 12],
    ["<?xml version='1.0'?><!-- <svg width='1' height='1'> --><svg viewBox='0 0 24 12'></svg>", 24, 12],
    ['<svg width="100%" viewBox="0,0,24,12"/>', 24, 12],
    ['<svg width="48" viewBox="0 0 24 12"/>', 48, 24],
    ['<svg height="1in" viewBox="0 0 24 12"/>', 192, 96],
    ["<svg/>", undefined, undefined],
  ])("%s", (text, width, height) => {
    expect(imageSize(Buffer.from(text))).toEqual({ format: "svg", width, height, ...still });
  });

  test("an icon counts as its largest picture", () => {
    const bytes = Buffer.alloc(6 + 32);
    bytes.writeUInt32LE(0x00010000, 0);
    bytes.writeUInt16LE(2, 4);
    bytes.writeUInt8(16, 6);
    bytes.writeUInt8(16, 7);
    expect(imageSize(bytes)).toEqual({ format: "ico", width: 256, height: 256, ...still });
  });

  test("bytes that are none, or too few", async () => {
    const png = await blank(30, 20).png().toBuffer();
    for (const bytes of [Buffer.alloc(0), Buffer.from("text"), png.subarray(0, 18)]) {
      expect(imageSize(bytes)).toBeUndefined();
    }
  });
});

describe("processImage", () => {
  test("a picture in the widths it has, named by name, content and width", async () => {
    const bytes = await blank(700, 350).png().toBuffer();
    const file = path.join(folder, "My Shot.PNG");
    writeFileSync(file, bytes);
    const hash = contentHash(bytes);
    const forms = await createImages(folder, "/base/", folder).formsOf({ file, hash }, "/shot.png");
    const names = [320, 640, 700].map((width) => `assets/images/my-shot-${hash.slice(0, 8)}-${width}.webp`);
    expect(forms.facts).toEqual({
      src: "/shot.png",
      width: 700,
      height: 350,
      webpSrcSet: names.map((name, index) => `/base/${name} ${[320, 640, 700][index]}w`).join(", "),
    });
    expect(Object.keys(forms.files)).toEqual(names.map((name) => `/${name}`));
    for (const [name, made] of Object.entries(forms.files)) {
      const width = Number(/(\d+)\.webp$/.exec(name)![1]);
      expect(await sharp(made).metadata()).toMatchObject({ format: "webp", width, height: width / 2 });
    }
  });

  test("a photograph on its side is turned", async () => {
    const bytes = await blank(400, 40).jpeg().withMetadata({ orientation: 8 }).toBuffer();
    const { image } = await process("turned.jpg", bytes);
    expect(image).toMatchObject({ width: 40, height: 400, webp: [{ width: 40 }] });
    const file = webpFile({ outDir: path.join(folder, "kept"), hash: contentHash(bytes) }, 40);
    expect(await sharp(file).metadata()).toMatchObject({ width: 40, height: 400 });
  });

  test("a file that has another content than the one that was hashed is a problem, and its forms are not kept", async () => {
    const [red, blue] = await Promise.all(
      ["#f00", "#00f"].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const absolutePath = path.join(folder, "hasty.png");
    writeFileSync(absolutePath, blue!);
    const input = { absolutePath, file: "docs/hasty.png", hash: contentHash(red!), outDir: folder };
    const { problem } = await processImage(input);
    expect(problem).toMatchObject({ code: "unreadable-file", severity: "error", file: "docs/hasty.png" });
    writeFileSync(absolutePath, red!);
    expect((await processImage(input)).problem).toBeUndefined();
    const { dominant } = await sharp(webpFile(input, 20)).stats();
    expect(dominant.b).toBeLessThan(dominant.r);
  });

  test("drawings and what moves stay as they are", async () => {
    const svg = await process("a.svg", Buffer.from('<svg viewBox="0 0 24 12"/>'));
    expect(svg.image).toMatchObject({ width: 24, height: 12, webp: [] });
    const gif = await process("a.gif", await blank(30, 20).gif().toBuffer());
    expect(gif.image).toMatchObject({ width: 30, height: 20, webp: [] });
    const frames = await Promise.all(
      [blank(30, 20), blank(30, 20).negate()].map((frame) => frame.png().toBuffer()),
    );
    const webp = await process(
      "a.webp",
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
    expect(webp.image).toMatchObject({ width: 30, height: 20, webp: [] });
    const still = await process("b.webp", await blank(30, 20).webp().toBuffer());
    expect(still.image).toMatchObject({ width: 30, height: 20, webp: [{ width: 30 }] });
    const png = await blank(30, 20).png().toBuffer();
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8);
    control.write("acTL", 4);
    // Behind the header.
    const moving = await process("a.png", Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]));
    expect(moving.image).toMatchObject({ width: 30, height: 20, webp: [] });
    const avif = await process("a.avif", await blank(30, 20).avif().toBuffer());
    expect(avif.image).toMatchObject({ width: 30, height: 20, webp: [] });
  });

  test("a file that is no picture is a problem, not an exception", async () => {
    const png = await blank(600, 600).png().toBuffer();
    for (const bytes of [Buffer.from("not a picture"), Buffer.alloc(0), png.subarray(0, png.length / 2)]) {
      expect(await process("broken.png", bytes)).toEqual({
        problem: expect.objectContaining({
          code: "broken-file",
          file: "docs/broken.png",
          severity: "error",
        }),
      });
    }
    const missing = {
      absolutePath: path.join(folder, "nowhere.png"),
      file: "docs/nowhere.png",
      hash: "0".repeat(24),
    };
    expect((await processImage({ ...missing, outDir: folder })).problem?.code).toBe("broken-file");
    const pointer = Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n");
    expect((await process("pointer.png", pointer)).problem?.hint).toContain("git lfs pull");
  });

  test("made once, and again when what was kept is damaged", async () => {
    const outDir = path.join(folder, "again");
    const bytes = await blank(50, 50).png().toBuffer();
    const first = await process("x.png", bytes, outDir);
    const file = webpFile({ outDir, hash: contentHash(bytes) }, 50);
    const [time, content] = [statSync(file).mtimeMs, readFileSync(file)];
    expect(await process("x.png", bytes, outDir)).toEqual(first);
    expect(statSync(file).mtimeMs).toBe(time);

    const damaged = Buffer.from(content);
    damaged[damaged.length - 1]! ^= 1;
    writeFileSync(file, damaged);
    expect(await process("x.png", bytes, outDir)).toEqual(first);
    expect(readFileSync(file)).toEqual(content);

    rmSync(file);
    await process("x.png", bytes, outDir);
    expect(readFileSync(file)).toEqual(content);
  });

  test("asked for by many at once, there is one result and nothing left over", async () => {
    const outDir = path.join(folder, "many");
    const bytes = await blank(50, 50).png().toBuffer();
    const results = await Promise.all(Array.from({ length: 8 }, () => process("y.png", bytes, outDir)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(readdirSync(outDir)).toHaveLength(2);
  });
});
