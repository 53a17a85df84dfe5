/**
 * Pictures are stored in two widths and two formats, named `<key>-<width>.<format>`. A picture's address is that of
 * its largest WebP, which every browser shows; all others follow from it. A logo exists as a PNG too, for emails and PDFs.
 */

export const PICTURE_FORMATS = ["avif", "webp"] as const;
export const LOGO_FORMATS = [...PICTURE_FORMATS, "png"] as const;
export type PictureFormat = (typeof LOGO_FORMATS)[number];

export type PictureSize = { width: number; height: number };

/** What a picture is for, and the sizes in which it exists, largest first. */
export const PICTURE_SIZES = {
  dish: [
    { width: 640, height: 480 },
    { width: 320, height: 240 },
  ],
  hero: [
    { width: 1600, height: 900 },
    { width: 800, height: 450 },
  ],
  logo: [
    { width: 480, height: 240 },
    { width: 240, height: 120 },
  ],
} as const satisfies Record<string, readonly [PictureSize, PictureSize]>;
export type PictureUse = keyof typeof PICTURE_SIZES;

/** Storage key of one file of a picture. */
export function pictureFile(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${format}`;
}

/** The address to store for a picture with this storage key. */
export function pictureAddress(key: string, use: PictureUse): string {
  return `/media/${pictureFile(key, PICTURE_SIZES[use][0].width, "webp")}`;
}

/** The address of a logo as a PNG, from the one that is stored; null where that is of no logo. */
export function logoPng(address: string): string | null {
  const ending = `-${PICTURE_SIZES.logo[0].width}`;
  return isLogoAddress(address) ? address.replace(`${ending}.webp`, `${ending}.png`) : null;
}

export type PictureSources = PictureSize & {
  /** For `<img src>`. */
  src: string;
  /** One entry per format, best first, for `<source type srcset>`. */
  sources: { type: string; srcSet: string }[];
};

/** Everything that a `<picture>` needs; an address of another form is used as it is, without further sources. */
export function pictureSources(address: string): PictureSources {
  const match = /^(.+)-(\d+)\.webp$/.exec(address);
  const sizes = Object.values(PICTURE_SIZES).find(([largest]) => String(largest.width) === match?.[2]);
  const base = match?.[1];
  if (base === undefined || !sizes) return { ...PICTURE_SIZES.dish[0], src: address, sources: [] };
  return {
    ...sizes[0],
    src: address,
    sources: PICTURE_FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: sizes.map(({ width }) => `${pictureFile(base, width, format)} ${width}w`).join(", "),
    })),
  };
}

/** Whether a text is the address of a picture that this service stores. */
export function isPictureAddress(text: string): boolean {
  return text.length <= 300 && /^\/media(?:\/[A-Za-z0-9][A-Za-z0-9_-]*){1,4}-\d{2,4}\.webp$/.test(text);
}

/** Whether a text is the address of a logo that this service stores. */
export function isLogoAddress(text: string): boolean {
  return isPictureAddress(text) && text.endsWith(`-${PICTURE_SIZES.logo[0].width}.webp`);
}
