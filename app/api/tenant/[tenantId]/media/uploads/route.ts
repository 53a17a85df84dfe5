import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { OpenUploadBody, PictureUpload } from "@/lib/media/media-contract";
import { openUpload } from "@/lib/media/open-upload";
import { pictureUploadLimit } from "@/lib/rate-limit/limits";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "openPictureUpload",
  summary: "A place in the bucket to put a picture",
  description:
    "PUT the file to `url` with the same Content-Type, then finish the upload. Answers 409 where there is no bucket; `uploadPicture` takes the file itself there.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: OpenUploadBody,
  response: PictureUpload,
  errors: ["NO_DIRECT_UPLOADS", "RATE_LIMITED"],
  limit: pictureUploadLimit,
  handle: ({ app, tenant, body }) => openUpload(app, { tenantId: tenant.id, file: body }),
});
