import type { App } from "@/lib/app/app";
import { fail } from "@/lib/errors/app-error";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { DirectUploads } from "./media-gateway";

/** Where an upload waits until it is finished. The restaurant is part of it, so nobody finishes another one's. */
export function uploadKey({ tenantId, uploadId }: { tenantId: TenantId; uploadId: string }): string {
  return `uploads/${tenantId}/${uploadId}`;
}

/** The bucket's side of uploads. Throws NO_DIRECT_UPLOADS where there is no bucket. */
export function getDirectUploads({ media }: App): DirectUploads {
  if (media.direct) return media.direct;
  return fail("NO_DIRECT_UPLOADS", "There is no bucket here. Send the picture to the media endpoint itself.");
}
