import { mailboxLinkLimit } from "@/lib/platform/rate-limit/limits";
import { takeForEmail } from "@/lib/platform/rate-limit/take-for-email";
import type { App } from "@/lib/restaurant/app";
import { type ResetRequest, tenantIdOf } from "./reset-account";

/**
 * Accepts a request for a new password. A job looks the account up, so response and timing are the same for every
 * email. Throws RATE_LIMITED per email, known or not.
 */
export async function forgetPassword(app: App, request: ResetRequest): Promise<{ ok: true }> {
  const { scope, email } = request;
  await takeForEmail(app, mailboxLinkLimit, {
    within: [scope.kind, tenantIdOf(scope) ?? ""],
    email,
  });
  await app.jobs.add(app.db.prisma, "send-password-reset", request);
  return { ok: true };
}
