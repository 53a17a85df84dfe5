import { LOGO_FORMATS } from "@/lib/core/pictures/picture-sources";
import { HERO_KEY, LOGO_KEY } from "./demo-pictures";

export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof LOGO_FORMATS)[number];

/** The formats in which a picture exists. */
export const pictureFormats = (key: string): readonly PictureFormat[] =>
  key === LOGO_KEY ? LOGO_FORMATS : PICTURE_FORMATS;

export interface PictureSize {
  width: number;
  height: number;
}

const DISH_SIZES: readonly [PictureSize, PictureSize] = [
  { width: 640, height: 480 },
  { width: 320, height: 240 },
];
const HERO_SIZES: readonly [PictureSize, PictureSize] = [
  { width: 1600, height: 900 },
  { width: 800, height: 450 },
];
const LOGO_SIZES: readonly [PictureSize, PictureSize] = [
  { width: 480, height: 240 },
  { width: 240, height: 120 },
];

/** The sizes in which a picture exists, largest first. */
export function pictureSizes(key: string): readonly [PictureSize, PictureSize] {
  if (key === LOGO_KEY) return LOGO_SIZES;
  return key === HERO_KEY ? HERO_SIZES : DISH_SIZES;
}

/** A picture's path below the folder that holds all demo pictures. */
export function pictureFile(tenant: string, key: string, width: number, format: PictureFormat): string {
  return `${tenant}/${key}-${width}.${format}`;
}

/** Where the browser finds one picture. */
export interface PictureUrls extends PictureSize {
  /** The largest WebP, which every browser shows: what to store as the picture's address. */
  src: string;
  /** One entry per format, best first, ready for `<source type srcset>`. */
  sources: readonly { type: string; srcSet: string }[];
}

/** The addresses of a demo picture, served from `public/`; `hero` is the restaurant's wide picture. */
export function pictureUrls(tenant: string, key: string): PictureUrls {
  const sizes = pictureSizes(key);
  const url = (width: number, format: PictureFormat) =>
    `/media/demo/${pictureFile(tenant, key, width, format)}`;
  return {
    ...sizes[0],
    src: url(sizes[0].width, "webp"),
    sources: PICTURE_FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: sizes.map(({ width }) => `${url(width, format)} ${width}w`).join(", "),
    })),
  };
}
