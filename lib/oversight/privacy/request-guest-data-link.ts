import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { mailboxLinkLimit } from "@/lib/platform/rate-limit/limits";
import { takeForEmail } from "@/lib/platform/rate-limit/take-for-email";

/**
 * Accepts a guest's wish to see or erase what a restaurant keeps about them. A job looks the guest up, so response and
 * timing are the same for every email. Throws RATE_LIMITED per email, known or not.
 */
export async function requestGuestDataLink(
  app: App,
  { tenantId, email, locale }: { tenantId: TenantId; email: string; locale: string },
): Promise<{ ok: true }> {
  const scope = { kind: "customer", tenantId } as const;
  await takeForEmail(app, mailboxLinkLimit, { within: ["guest-data", tenantId], email });
  await app.jobs.add(app.db.prisma, "send-guest-data-link", { scope, email, locale });
  return { ok: true };
}
