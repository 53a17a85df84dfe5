import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  LOGO_FORMATS,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureUse,
  pictureFile,
} from "@/lib/core/pictures/picture-sources";

/**
 * The pictures of the demo restaurants, `<slug>/<dish>.webp`, `<slug>/hero.webp` and `<slug>/logo.png`: each in its largest
 * size, with the bytes that pages show. Commands and tests run in the project's folder.
 */
export const DEMO_PICTURES = path.join(process.cwd(), "prisma/seed/pictures");

const ENCODING = {
  avif: { quality: 55, effort: 0, chromaSubsampling: "4:2:0", tune: "ssim" },
  webp: { quality: 82, effort: 0 },
  png: {},
} as const;
const MANIFEST = "manifest.json";
const AT_ONCE = 3;

type Picture = {
  /** Its path without size and ending, such as `luigi/margherita`. */
  key: string;
  use: PictureUse;
  format: PictureFormat;
  bytes: Buffer;
  /** Changes whenever what is rendered would. */
  hash: string;
};

async function readPictures(folder: string): Promise<Picture[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(?:webp|png)$/.test(name)).sort();
  return Promise.all(
    files.map(async (file) => {
      const { dir, name, ext } = path.parse(file);
      const bytes = await readFile(path.join(folder, file));
      const hash = createHash("sha256").update(JSON.stringify(ENCODING)).update(bytes).digest("hex");
      return {
        key: `${dir}/${name}`,
        use: name === "hero" || name === "logo" ? name : "dish",
        format: ext.slice(1) as PictureFormat,
        bytes,
        hash: hash.slice(0, 16),
      };
    }),
  );
}

const formatsOf = ({ use }: Picture) => (use === "logo" ? LOGO_FORMATS : PICTURE_FORMATS);

async function readManifest(into: string): Promise<Map<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path.join(into, MANIFEST), "utf8"));
    return new Map(Object.entries(parsed ?? {}));
  } catch {
    return new Map(); // absent or damaged: everything is rendered again
  }
}

async function isThere(into: string, picture: Picture): Promise<boolean> {
  const files = PICTURE_SIZES[picture.use].flatMap(({ width }) =>
    formatsOf(picture).map((format) => path.join(into, pictureFile(picture.key, width, format))),
  );
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.every((size) => size > 0);
}

/** The largest file of the committed format is the committed one; all others are made of its pixels. */
async function render(into: string, picture: Picture): Promise<void> {
  const { key, use, bytes } = picture;
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width: fullWidth, height: fullHeight, channels } = info;
  await mkdir(path.join(into, path.dirname(key)), { recursive: true });
  await Promise.all(
    PICTURE_SIZES[use].flatMap(({ width, height }) =>
      formatsOf(picture).map(async (format) => {
        const file = path.join(into, pictureFile(key, width, format));
        if (width === fullWidth && format === picture.format) return writeFile(file, bytes);
        const pixels = sharp(data, { raw: { width: fullWidth, height: fullHeight, channels } });
        await pixels.resize(width, height).toFormat(format, ENCODING[format]).toFile(file);
      }),
    ),
  );
}

/**
 * Renders the pictures of a folder in the sizes and formats of `lib/core/pictures` into another one, which is served as
 * `/media/demo`. What is already there and unchanged is left alone, so that it can run at every start.
 */
export async function renderDemoPictures(from: string, into: string): Promise<void> {
  const [pictures, manifest] = [await readPictures(from), await readManifest(into)];
  const isDone = await Promise.all(
    pictures.map(async (picture) => manifest.get(picture.key) === picture.hash && isThere(into, picture)),
  );
  const queue = pictures.filter((_, index) => !isDone[index]).values();
  const work = async () => {
    for (const picture of queue) await render(into, picture);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const hashes = Object.fromEntries(pictures.map(({ key, hash }) => [key, hash]));
  const written = path.join(into, `${MANIFEST}.${process.pid}`);
  await writeFile(written, `${JSON.stringify(hashes, null, 2)}\n`);
  await rename(written, path.join(into, MANIFEST));
}
