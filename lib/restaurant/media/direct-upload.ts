import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { DirectUploads } from "@/lib/platform/media/media-gateway";
import type { App } from "@/lib/restaurant/app";

/**
 * Where an upload waits until it is finished. It contains the restaurant, so nobody can finish another restaurant's
 * upload.
 */
export function uploadKey({ tenantId, uploadId }: { tenantId: TenantId; uploadId: string }): string {
  return `uploads/${tenantId}/${uploadId}`;
}

/** The bucket's side of uploads. Throws NO_DIRECT_UPLOADS where there is no bucket. */
export function getDirectUploads({ media }: App): DirectUploads {
  if (media.direct) return media.direct;
  return fail(
    "NO_DIRECT_UPLOADS",
    "This installation has no bucket for direct uploads. Send the picture to the media endpoint instead.",
  );
}
