import sharp, { type Matrix3x3, type OverlayOptions, type Sharp } from "sharp";
import type { PicturePlan } from "./scene";

/** Pixels without a file format: between two steps nothing is packed and unpacked. */
export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Layers that many pictures share, painted once. */
const painted = new Map<string, Promise<Pixels>>();

/** A little brighter and richer: what is not grey moves away from its own grey. */
const RICHER: Matrix3x3 = [
  [1.144, -0.1, 0.005],
  [-0.043, 1.109, -0.013],
  [-0.034, -0.104, 1.196],
];

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

export const ofPixels = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });

const over = ({ data, raw }: Pixels): OverlayOptions => ({ input: data, raw });

/** Paints an SVG in its own size. */
export const paint = (svg: string): Promise<Pixels> => pixelsOf(sharp(Buffer.from(svg)));

/** In the size of the plan; an SVG without fine details may be smaller. */
function paintOnce(svg: string, { width, height }: PicturePlan): Promise<Pixels> {
  const known = painted.get(svg);
  if (known) return known;
  // An SVG that is resized as it is read is painted in the new size.
  const made = paint(svg).then((pixels) =>
    pixels.raw.width === width ? pixels : pixelsOf(ofPixels(pixels).resize(width, height)),
  );
  painted.set(svg, made);
  return made;
}

/** Paints a plan; the answer is opaque and of the plan's size. */
export async function paintPlan(plan: PicturePlan): Promise<Pixels> {
  const [ground, things, unevenness, shine] = await Promise.all([
    paintOnce(plan.table, plan),
    paint(plan.laid),
    paintOnce(plan.relief, plan),
    paintOnce(plan.light, plan),
  ]);
  const flat = await pixelsOf(
    ofPixels(ground)
      .composite([over(things), { ...over(unevenness), blend: "soft-light" }, over(shine)])
      .removeAlpha(),
  );
  return pixelsOf(ofPixels(flat).recomb(RICHER));
}
