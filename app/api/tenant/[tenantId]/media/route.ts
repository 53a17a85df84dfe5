import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { MAX_PICTURE_BYTES, UploadedPicture, UploadPictureQuery } from "@/lib/media/media-contract";
import { PICTURE_MEDIA_TYPES } from "@/lib/media/picture-format";
import { uploadPicture } from "@/lib/media/upload-picture";
import { pictureUploadLimit } from "@/lib/rate-limit/limits";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "uploadPicture",
  summary: "Upload a picture",
  description:
    "The body is the file itself. It is cropped to the sizes of its use, without metadata, as AVIF and WebP. On Vercel, which takes no body above 4.5 MB, larger files go straight to the bucket (`openPictureUpload`).",
  tag: "Menu management",
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
