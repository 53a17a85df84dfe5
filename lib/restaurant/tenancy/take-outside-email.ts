import { createHash } from "node:crypto";
import { inboxOf } from "@/lib/core/contact/inbox";
import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { dailyPolicy } from "./quotas";
import { getTenantRow } from "./tenant-store";

/**
 * Counts an email that a restaurant's people are about to have sent to somebody outside, before it is written. Limited
 * by restaurant and by recipient, stored as a digest. Throws RESTAURANT_DRAFT while the owner's email is not confirmed,
 * and RATE_LIMITED.
 */
export async function takeOutsideEmail(
  app: App,
  { tenantId, kind, mailbox }: { tenantId: TenantId; kind: "invitations" | "guestEmails"; mailbox: string },
): Promise<void> {
  const { status, quotas } = await getTenantRow(app.db, { tenantId });
  if (status === "draft")
    fail(
      "RESTAURANT_DRAFT",
      "The restaurant cannot send email to others until its owner's email is confirmed.",
    );
  const digest = createHash("sha256").update(inboxOf(mailbox)).digest("hex");
  await app.limiter.take(dailyPolicy(quotas, `${kind}PerMailbox`), [tenantId, digest]);
  await app.limiter.take(dailyPolicy(quotas, kind), [tenantId]);
}
