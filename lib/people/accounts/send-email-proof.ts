import type { Diner, DinerScope } from "@/lib/people/auth/diner";
import { inTransaction } from "@/lib/platform/db/transaction";
import { mailboxLinkLimit } from "@/lib/platform/rate-limit/limits";
import { takeForEmail } from "@/lib/platform/rate-limit/take-for-email";
import type { App } from "@/lib/restaurant/app";
import { queueEmailProof } from "./queue-email-proof";
import { tenantIdOf } from "./reset-account";

/** Emails a new link that confirms the address; sends nothing if it is confirmed already. Throws RATE_LIMITED. */
export async function sendEmailProof(
  app: App,
  { scope, diner, locale }: { scope: DinerScope; diner: Diner; locale: string },
): Promise<{ ok: true }> {
  if (diner.emailProvenAt !== null) return { ok: true };
  await takeForEmail(app, mailboxLinkLimit, {
    within: [scope.kind, tenantIdOf(scope) ?? ""],
    email: diner.email,
  });
  await inTransaction(app.db, (tx) => queueEmailProof(app, tx, { scope, diner, locale }));
  return { ok: true };
}
