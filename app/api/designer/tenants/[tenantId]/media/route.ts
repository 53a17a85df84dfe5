import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantDesigner } from "@/lib/people/auth/portal-guards";
import { pictureUploadLimit } from "@/lib/platform/rate-limit/limits";
import { UploadedPicture, UploadPictureQuery } from "@/lib/restaurant/media/media-contract";
import { MAX_PICTURE_BYTES, PICTURE_MEDIA_TYPES } from "@/lib/restaurant/media/picture-format";
import { uploadPicture } from "@/lib/restaurant/media/upload-picture";

export const POST = endpoint({
  operationId: "uploadThemePicture",
  summary: "Upload a picture for a restaurant's theme",
  description:
    "The body is the file itself, as in `uploadPicture`. It counts against the restaurant's quota.",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  query: UploadPictureQuery,
  rawBody: { mediaTypes: PICTURE_MEDIA_TYPES, maxBytes: MAX_PICTURE_BYTES },
  response: UploadedPicture,
  errors: ["INVALID_PICTURE", "RATE_LIMITED", "NOT_CONFIGURED", "QUOTA_EXCEEDED"],
  limit: pictureUploadLimit,
  handle: ({ app, tenant, query, file }) =>
    uploadPicture(app, { tenantId: tenant.id, bytes: file.bytes, use: query.use }),
});
