import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { Art } from "./picture-recipe";
import { NATURAL_TINTS, RENDERS } from "./renders";
import type { PicturePlan, PlacedPiece } from "./scene";

const ASSETS = join(
  dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")),
  "assets",
);
/** What a plan does not say by itself about how its renders are coloured. */
export const TINTS_FINGERPRINT = JSON.stringify(NATURAL_TINTS);
/** For pictures that only pass from one step to the next. */
const UNCOMPRESSED = { compressionLevel: 0 };
const trimmed = new Map<string, Promise<Buffer>>();

/** Where a render's file lies. */
export function renderFile(code: string): string {
  return join(ASSETS, `${code}.webp`);
}

function trimmedRender(code: string): Promise<Buffer> {
  const known = trimmed.get(code);
  if (known) return known;
  const made = readFile(renderFile(code)).then((file) =>
    sharp(file).trim({ threshold: 1 }).png(UNCOMPRESSED).toBuffer(),
  );
  trimmed.set(code, made);
  return made;
}

function svgDocument(body: string, width: number, height: number, box = `${width} ${height}`): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box}">${body}</svg>`,
  );
}

async function drawArt(art: Art, height: number): Promise<Sharp> {
  if (typeof art === "object" && "svg" in art) {
    const drawn = await sharp(svgDocument(art.svg, Math.round(height), Math.round(height), "400 400"))
      .trim({ threshold: 1 })
      .png(UNCOMPRESSED)
      .toBuffer();
    return sharp(drawn);
  }
  const wanted = typeof art === "string" ? { render: art } : art;
  const natural = NATURAL_TINTS[wanted.render];
  const { render, hueDegrees = 0, saturation = 1, brightness = 1 } = { ...natural, ...wanted };
  const colored = sharp(await trimmedRender(RENDERS[render])).modulate({
    hue: hueDegrees,
    saturation,
    brightness,
  });
  const box = Math.round(height);
  const sized = await colored
    .resize(box, box, { fit: "inside", kernel: "lanczos3" })
    .png(UNCOMPRESSED)
    .toBuffer();
  return sharp(sized);
}

async function paintPiece(piece: PlacedPiece): Promise<OverlayOptions[]> {
  let art = await drawArt(piece.art, piece.height);
  if (piece.mirrored) art = sharp(await art.flop().png(UNCOMPRESSED).toBuffer());
  if (piece.turnDegrees) {
    const turned = await art.rotate(piece.turnDegrees, { background: "#0000" }).png(UNCOMPRESSED).toBuffer();
    art = sharp(await sharp(turned).trim({ threshold: 1 }).png(UNCOMPRESSED).toBuffer());
  }
  const { data, info } = await art.png(UNCOMPRESSED).toBuffer({ resolveWithObject: true });
  const left = Math.round(piece.x - info.width / 2);
  const top = Math.round(piece.base - info.height);
  const reach = Math.round(info.width * 0.54);
  const depth = Math.max(8, Math.round(reach * 0.24));
  const shade = svgDocument(
    `<defs><radialGradient id="s"><stop offset=".2" stop-color="#2a1408" stop-opacity=".4"/><stop offset="1" stop-color="#2a1408" stop-opacity="0"/></radialGradient></defs><ellipse cx="${reach}" cy="${depth}" rx="${reach}" ry="${depth}" fill="url(#s)"/>`,
    reach * 2,
    depth * 2,
  );
  return [
    {
      input: shade,
      left: Math.round(piece.x - reach + reach * 0.05),
      top: Math.round(piece.base - depth * 1.15),
    },
    { input: data, left, top },
  ];
}

/** Paints a plan; the answer is an opaque PNG of the plan's size. */
export async function paintPlan(plan: PicturePlan): Promise<Buffer> {
  const behind = (await Promise.all(plan.behind.map(paintPiece))).flat();
  const front = (await Promise.all(plan.front.map(paintPiece))).flat();
  const scenery = svgDocument(plan.backdropSvg, plan.width, plan.height);
  const ground = svgDocument(plan.groundSvg, plan.width, plan.height);
  return sharp(scenery)
    .composite([...behind, { input: ground, left: 0, top: 0 }, ...front])
    .removeAlpha()
    .png(UNCOMPRESSED)
    .toBuffer();
}
