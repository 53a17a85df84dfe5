import { LOGO_FORMATS, PICTURE_SIZES, pictureFile } from "@/lib/core/pictures/picture-sources";
import type { App } from "@/lib/restaurant/app";

/** Removes all sizes and formats of a picture. A file that stays behind after an error is a lost file, not a broken page. */
export async function removePictureFiles(app: Pick<App, "media">, key: string): Promise<void> {
  const widths = Object.values(PICTURE_SIZES).flatMap((sizes) => sizes.map(({ width }) => width));
  for (const width of widths) {
    for (const format of LOGO_FORMATS) await app.media.remove(pictureFile(key, width, format));
  }
}
