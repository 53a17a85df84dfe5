import sharp from "sharp";
import {
  LOGO_FORMATS,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureUse,
} from "@/lib/core/pictures/picture-sources";

/** More than a current phone's camera takes; beyond it a small file can unfold to gigabytes. */
const MAX_PIXELS = 64_000_000;

const ENCODING = {
  avif: { quality: 60, effort: 3, chromaSubsampling: "4:2:0" },
  webp: { quality: 82, effort: 4 },
  png: { compressionLevel: 9, palette: true },
} as const;

/** A dish may lose its edges, a logo nothing: it is put on the left of a transparent ground. */
const FIT = {
  dish: { fit: "cover", position: "attention" },
  hero: { fit: "cover", position: "attention" },
  logo: { fit: "contain", position: "left", background: { r: 0, g: 0, b: 0, alpha: 0 } },
} as const;

export type PictureFile = { width: number; format: PictureFormat; bytes: Uint8Array };
export type Picture = { width: number; height: number; files: PictureFile[] };

let running: Promise<unknown> = Promise.resolve();

/** One at a time in this process: a decoded photograph takes hundreds of megabytes. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = running.then(work);
  running = result.catch(() => undefined);
  return result;
}

async function encode(upright: Buffer, use: PictureUse): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const { width, height } of PICTURE_SIZES[use]) {
    const sized = sharp(upright).resize(width, height, FIT[use]);
    const formats = use === "logo" ? LOGO_FORMATS : PICTURE_FORMATS;
    for (const format of formats) {
      files.push({ width, format, bytes: await sized.clone().toFormat(format, ENCODING[format]).toBuffer() });
    }
  }
  return files;
}

/**
 * Turns an uploaded picture into the files that are kept: upright, cropped to the sizes of its use, in every format,
 * without metadata. Null for a picture that is damaged, incomplete or has more pixels than allowed.
 */
export function renderPicture(bytes: Uint8Array, use: PictureUse): Promise<Picture | null> {
  const [largest] = PICTURE_SIZES[use];
  return inTurn(async () => {
    try {
      const input = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
      const { width, height } = await input.metadata();
      // A lossless middle step, so that the large original is decoded once.
      const upright = await input
        .autoOrient()
        .resize(largest.width * 2, largest.height * 2, { fit: "outside", withoutEnlargement: true })
        .png({ compressionLevel: 1 })
        .toBuffer();
      return { width, height, files: await encode(upright, use) };
    } catch {
      return null;
    }
  });
}
