import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { pictureUploadLimit } from "@/lib/platform/rate-limit/limits";
import { finishUpload } from "@/lib/restaurant/media/finish-upload";
import { UploadedPicture, UploadParams, UploadPictureQuery } from "@/lib/restaurant/media/media-contract";

export const POST = endpoint({
  operationId: "finishPictureUpload",
  summary: "Store a picture that was uploaded to the bucket",
  description: "It is cropped to the sizes of its use, stripped of metadata, and stored as AVIF and WebP.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: UploadParams,
  query: UploadPictureQuery,
  response: UploadedPicture,
  errors: ["UPLOAD_NOT_FOUND", "INVALID_PICTURE", "NO_DIRECT_UPLOADS", "RATE_LIMITED"],
  limit: pictureUploadLimit,
  handle: ({ app, tenant, params, query }) =>
    finishUpload(app, { tenantId: tenant.id, uploadId: params.uploadId, use: query.use }),
});
