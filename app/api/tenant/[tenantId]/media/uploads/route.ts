import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { pictureUploadLimit } from "@/lib/platform/rate-limit/limits";
import { OpenUploadBody, PictureUpload } from "@/lib/restaurant/media/media-contract";
import { openUpload } from "@/lib/restaurant/media/open-upload";

export const POST = endpoint({
  operationId: "openPictureUpload",
  summary: "Get a URL to upload a picture to the bucket",
  description:
    "PUT the file to `url` with the same Content-Type, then finish the upload. Answers 409 where there is no bucket; use `uploadPicture` there.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: TenantParams,
  body: OpenUploadBody,
  response: PictureUpload,
  errors: ["NO_DIRECT_UPLOADS", "RATE_LIMITED"],
  limit: pictureUploadLimit,
  handle: ({ app, tenant, body }) => openUpload(app, { tenantId: tenant.id, file: body }),
});
