import type { App } from "@/lib/app/app";
import { findStaffAccount } from "@/lib/auth/staff-user-store";
import { inTransaction } from "@/lib/db/transaction";
import { newId } from "@/lib/ids/ids";
import { queueEmail } from "@/lib/mail/queue-email";
import { getTenantRow } from "@/lib/tenancy/tenant-store";
import { accountLink, accountSender } from "./account-email";
import { insertAccountToken } from "./account-token-store";
import { findDinerByEmail } from "./diner-store";
import { newLinkToken, RESET_MINUTES } from "./link-token";
import { type ResetRequest, tenantIdOf } from "./reset-account";

/** Emails a link for a new password, good once and for an hour, if the email has an account. */
export async function sendPasswordReset(app: App, request: ResetRequest): Promise<void> {
  const { scope, email, locale } = request;
  const account =
    scope.kind === "platform"
      ? await findStaffAccount(app.db, email)
      : await findDinerByEmail(app.db.prisma, scope, email);
  if (!account) return;
  const now = app.clock.now();
  const { token, tokenHash } = newLinkToken();
  const id = newId("atk");
  const tenantId = tenantIdOf(scope);
  const tenant = tenantId === null ? null : await getTenantRow(app.db, { tenantId });
  const area = scope.kind === "platform" ? "staff" : tenant === null ? "bazar" : { slug: tenant.slug };
  await inTransaction(app.db, async (tx) => {
    await insertAccountToken(tx, {
      id,
      purpose: "reset_password",
      kind: scope.kind,
      subjectId: account.id,
      tenantId,
      tokenHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
    });
    await queueEmail(app, tx, {
      tenantId,
      to: email,
      template: "password-reset",
      locale,
      props: {
        sender: accountSender(tenant),
        name: account.name,
        url: accountLink(app.env.publicUrl, { page: "reset-password", token, area }),
      },
      uniqueKey: `password-reset:${id}`,
    });
  });
}
