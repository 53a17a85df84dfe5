import { randomBytes } from "node:crypto";
import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { getDirectUploads, uploadKey } from "./direct-upload";
import type { OpenUploadBody, PictureUpload } from "./media-contract";

const OPEN_SECONDS = 10 * 60;

/**
 * A place in the bucket that takes one picture of exactly this type and size, for ten minutes. Nothing of it is shown
 * before the upload is finished. Throws NO_DIRECT_UPLOADS where there is no bucket.
 */
export async function openUpload(
  app: App,
  { tenantId, file }: { tenantId: TenantId; file: z.output<typeof OpenUploadBody> },
): Promise<z.output<typeof PictureUpload>> {
  const uploads = getDirectUploads(app);
  const uploadId = randomBytes(16).toString("hex");
  const url = await uploads.sign(uploadKey({ tenantId, uploadId }), {
    mediaType: file.mediaType,
    byteLength: file.bytes,
    expiresInSeconds: OPEN_SECONDS,
  });
  const expiresAt = new Date(app.clock.now().getTime() + OPEN_SECONDS * 1000);
  return { uploadId, url, expiresAt: expiresAt.toISOString() };
}
