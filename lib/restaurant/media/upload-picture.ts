import { randomBytes } from "node:crypto";
import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { type PictureUse, pictureAddress, pictureFile } from "@/lib/core/pictures/picture-sources";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { countPictureBytes, countPictures, deleteMediaFile, insertMediaFile } from "./media-file-store";
import { pictureMediaType } from "./picture-format";
import { type Picture, renderPicture } from "./picture-gateway";

const MEGABYTE = 1024 * 1024;

/**
 * Stores a picture in every size and format of its use and returns its address, which nobody can guess and which
 * never shows anything else. Throws INVALID_PICTURE for what is no JPEG, PNG, WebP or AVIF that can be decoded, and
 * QUOTA_EXCEEDED before anything is stored.
 */
export async function uploadPicture(
  app: App,
  { tenantId, bytes, use }: { tenantId: TenantId; bytes: Uint8Array; use: PictureUse },
): Promise<{ image: string }> {
  const picture = pictureMediaType(bytes) === null ? null : await renderPicture(bytes, use);
  if (!picture) {
    return fail(
      "INVALID_PICTURE",
      "This is not a readable JPEG, PNG, WebP or AVIF picture of up to 64 megapixels.",
    );
  }
  const key = `${tenantId}/${randomBytes(16).toString("hex")}`;
  const id = newId("med");
  await recordPicture(app, { tenantId, id, key, picture });
  try {
    for (const { width, format, bytes: file } of picture.files) {
      await app.media.write(pictureFile(key, width, format), file, `image/${format}`);
    }
  } catch (error) {
    await deleteMediaFile(app.db, { tenantId, id });
    throw error;
  }
  return { image: pictureAddress(key, use) };
}

/** Records the picture before its files exist, so that every file is known to us. */
async function recordPicture(
  app: App,
  { tenantId, id, key, picture }: { tenantId: TenantId; id: string; key: string; picture: Picture },
): Promise<void> {
  const { width, height, files } = picture;
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  await inTransaction(app.db, async (tx) => {
    await keepQuota(tx, { tenantId, quota: "pictures", used: () => countPictures(tx, { tenantId }) });
    await keepQuota(tx, {
      tenantId,
      quota: "pictureMegabytes",
      used: async () => (await countPictureBytes(tx, { tenantId })) / MEGABYTE,
      adding: bytes / MEGABYTE,
    });
    await insertMediaFile(tx, { tenantId, id, key, width, height, bytes });
  });
}
