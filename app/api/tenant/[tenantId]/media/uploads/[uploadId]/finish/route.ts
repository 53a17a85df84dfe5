import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { finishUpload } from "@/lib/media/finish-upload";
import { UploadedPicture, UploadParams, UploadPictureQuery } from "@/lib/media/media-contract";
import { pictureUploadLimit } from "@/lib/rate-limit/limits";

export const POST = endpoint({
  operationId: "finishPictureUpload",
  summary: "Store the picture that was put into the bucket",
  description: "It is cropped to the sizes of its use, without metadata, as AVIF and WebP.",
  tag: "Menu management",
  guard: tenantAccess,
  params: UploadParams,
  query: UploadPictureQuery,
  response: UploadedPicture,
  errors: ["UPLOAD_NOT_FOUND", "INVALID_PICTURE", "NO_DIRECT_UPLOADS", "RATE_LIMITED"],
  limit: pictureUploadLimit,
  handle: ({ app, tenant, params, query }) =>
    finishUpload(app, { tenantId: tenant.id, uploadId: params.uploadId, use: query.use }),
});
