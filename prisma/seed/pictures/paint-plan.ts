import sharp from "sharp";
import type { PicturePlan } from "./scene";

/** Layers that many pictures share, painted once. */
const painted = new Map<string, Promise<Buffer>>();

const paint = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();

function paintOnce(svg: string): Promise<Buffer> {
  const known = painted.get(svg);
  if (known) return known;
  const made = paint(svg);
  painted.set(svg, made);
  return made;
}

/** Paints a plan; the answer is an opaque PNG of the plan's size. */
export async function paintPlan({ table, laid, relief, light }: PicturePlan): Promise<Buffer> {
  const [ground, things, unevenness, shine] = await Promise.all([
    paintOnce(table),
    paint(laid),
    paintOnce(relief),
    paintOnce(light),
  ]);
  return sharp(ground)
    .composite([{ input: things }, { input: unevenness, blend: "soft-light" }, { input: shine }])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
    .then((flat) =>
      sharp(flat).modulate({ brightness: 1.05, saturation: 1.16 }).png({ compressionLevel: 0 }).toBuffer(),
    );
}
