import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { pictureUploadLimit } from "@/lib/platform/rate-limit/limits";
import { UploadedPicture, UploadPictureQuery } from "@/lib/restaurant/media/media-contract";
import { MAX_PICTURE_BYTES, PICTURE_MEDIA_TYPES } from "@/lib/restaurant/media/picture-format";
import { uploadPicture } from "@/lib/restaurant/media/upload-picture";

export const POST = endpoint({
  operationId: "uploadPicture",
  summary: "Upload a picture",
  description:
    "The body is the file itself. It is cropped to the sizes of its use, stripped of metadata, and stored as AVIF and WebP. On Vercel, which accepts no body above 4.5 MB, larger files go straight to the bucket (`openPictureUpload`).",
  tag: "Menu tools",
  guard: tenantAccess,
  params: TenantParams,
  query: UploadPictureQuery,
  rawBody: { mediaTypes: PICTURE_MEDIA_TYPES, maxBytes: MAX_PICTURE_BYTES },
  response: UploadedPicture,
  errors: ["INVALID_PICTURE", "RATE_LIMITED", "NOT_CONFIGURED", "QUOTA_EXCEEDED"],
  limit: pictureUploadLimit,
  idempotent: true,
  handle: ({ app, tenant, query, file }) =>
    uploadPicture(app, { tenantId: tenant.id, bytes: file.bytes, use: query.use }),
});
