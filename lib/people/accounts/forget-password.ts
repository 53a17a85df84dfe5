import { emailKey } from "@/lib/platform/rate-limit/email-key";
import { mailboxLinkLimit } from "@/lib/platform/rate-limit/limits";
import type { App } from "@/lib/restaurant/app";
import { type ResetRequest, tenantIdOf } from "./reset-account";

/**
 * Takes a wish for a new password. Whether there is such an account is found out by a job, so answer and time are the
 * same for every email. Throws RATE_LIMITED by mailbox, known or not.
 */
export async function forgetPassword(app: App, request: ResetRequest): Promise<{ ok: true }> {
  const { scope, email } = request;
  await app.limiter.take(mailboxLinkLimit, [
    scope.kind,
    tenantIdOf(scope) ?? "",
    emailKey(app.env.SESSION_SECRET, email),
  ]);
  await app.jobs.add(app.db.prisma, "send-password-reset", request);
  return { ok: true };
}
