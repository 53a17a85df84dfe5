import { findStaffAccount } from "@/lib/people/auth/staff-user-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { App } from "@/lib/restaurant/app";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { accountSender } from "./account-email";
import { createResetLink } from "./create-reset-link";
import { findDinerByEmail } from "./diner-store";
import { type ResetRequest, tenantIdOf } from "./reset-account";

/** Emails a link for a new password, good once and for an hour, if the email has an account. */
export async function sendPasswordReset(app: App, request: ResetRequest): Promise<void> {
  const { scope, email, locale } = request;
  const account =
    scope.kind === "platform"
      ? await findStaffAccount(app.db, email)
      : await findDinerByEmail(app.db.prisma, scope, email);
  if (!account) return;
  const tenantId = tenantIdOf(scope);
  const tenant = tenantId === null ? null : await getTenantRow(app.db, { tenantId });
  const area = scope.kind === "platform" ? "staff" : (tenant ?? "bazar");
  await inTransaction(app.db, async (tx) => {
    const { id, url } = await createResetLink(app, tx, {
      kind: scope.kind,
      subjectId: account.id,
      tenantId,
      area,
    });
    await queueEmail(app, tx, {
      tenantId,
      to: email,
      template: "password-reset",
      locale,
      props: {
        sender: accountSender(tenant, app.env.publicUrl),
        name: account.name,
        url,
      },
      uniqueKey: `password-reset:${id}`,
    });
  });
}
