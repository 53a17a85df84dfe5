import { randomBytes } from "node:crypto";
import type { App } from "@/lib/app/app";
import { fail } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/ids";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { insertMediaFile } from "./media-file-store";
import { pictureMediaType } from "./picture-format";
import { renderPicture } from "./picture-gateway";
import { type PictureUse, pictureAddress, pictureFile } from "./picture-sources";

/**
 * Stores a picture in every size and format of its use and returns its address, which nobody can guess and which
 * never shows anything else. Throws INVALID_PICTURE for what is no JPEG, PNG, WebP or AVIF that can be decoded.
 */
export async function uploadPicture(
  app: App,
  { tenantId, bytes, use }: { tenantId: TenantId; bytes: Uint8Array; use: PictureUse },
): Promise<{ image: string }> {
  const picture = pictureMediaType(bytes) === null ? null : await renderPicture(bytes, use);
  if (!picture) {
    return fail(
      "INVALID_PICTURE",
      "This is no JPEG, PNG, WebP or AVIF of up to 64 megapixels that can be read.",
    );
  }
  const key = `${tenantId}/${randomBytes(16).toString("hex")}`;
  for (const { width, format, bytes: file } of picture.files) {
    await app.media.write(pictureFile(key, width, format), file, `image/${format}`);
  }
  const { width, height } = picture;
  await insertMediaFile(app.db, { tenantId, id: newId("med"), key, width, height });
  return { image: pictureAddress(key, use) };
}
