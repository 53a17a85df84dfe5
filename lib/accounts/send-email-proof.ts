import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import { mailboxLinkLimit } from "@/lib/rate-limit/limits";
import type { Diner, DinerScope } from "./diner";
import { queueEmailProof } from "./queue-email-proof";

/** Emails a fresh link that proves the mailbox; nothing is sent when it is proven. Throws RATE_LIMITED. */
export async function sendEmailProof(
  app: App,
  { scope, diner, locale }: { scope: DinerScope; diner: Diner; locale: string },
): Promise<{ ok: true }> {
  if (diner.emailProvenAt !== null) return { ok: true };
  await app.limiter.take(mailboxLinkLimit, [diner.email]);
  await inTransaction(app.db, (tx) => queueEmailProof(app, tx, { scope, diner, locale }));
  return { ok: true };
}
