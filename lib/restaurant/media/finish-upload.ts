import { fail, isAppError } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PictureUse } from "@/lib/core/pictures/picture-sources";
import type { App } from "@/lib/restaurant/app";
import { getDirectUploads, uploadKey } from "./direct-upload";
import { MAX_PICTURE_BYTES } from "./picture-format";
import { uploadPicture } from "./upload-picture";

const UPLOAD_ID = /^[0-9a-f]{32}$/;

/**
 * Stores a picture that was uploaded to the bucket like any other; the upload is removed, even if it is not a picture.
 * Throws UPLOAD_NOT_FOUND, INVALID_PICTURE, NO_DIRECT_UPLOADS.
 */
export async function finishUpload(
  app: App,
  { tenantId, uploadId, use }: { tenantId: TenantId; uploadId: string; use: PictureUse },
): Promise<{ image: string }> {
  const uploads = getDirectUploads(app);
  const key = uploadKey({ tenantId, uploadId });
  const bytes = UPLOAD_ID.test(uploadId) ? await uploads.read(key, MAX_PICTURE_BYTES) : null;
  if (!bytes)
    return fail("UPLOAD_NOT_FOUND", "No file has arrived for this upload, or it is already finished.");
  const removeUpload = () =>
    app.media
      .remove(key)
      .catch((err: unknown) => app.log.warn({ err, part: "media" }, "could not remove an upload"));
  try {
    const picture = await uploadPicture(app, { tenantId, bytes, use });
    await removeUpload();
    return picture;
  } catch (error) {
    if (isAppError(error)) await removeUpload();
    throw error;
  }
}
