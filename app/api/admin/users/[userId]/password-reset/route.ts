import { endpoint } from "@/lib/app/endpoint";
import { UserParams } from "@/lib/oversight/admin/admin-contract";
import { sendUserReset } from "@/lib/oversight/admin/send-user-reset";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const POST = endpoint({
  operationId: "sendUserPasswordReset",
  summary: "Email a user a link to choose a new password",
  description: "The link works once and expires in one hour. The present password stays until then.",
  tag: "Admin users",
  guard: superAdmin,
  params: UserParams,
  response: null,
  errors: ["USER_NOT_FOUND", "RATE_LIMITED"],
  limit: emailedLinkLimit,
  handle: ({ app, params }) => sendUserReset(app, params),
});
