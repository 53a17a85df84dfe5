import type { PortalActor } from "@/lib/people/auth/portal-guards";
import { inTransaction } from "@/lib/platform/db/transaction";
import { mailboxLinkLimit } from "@/lib/platform/rate-limit/limits";
import type { App } from "@/lib/restaurant/app";
import { findOwnedDraft } from "./draft-store";
import { queueOwnerProof } from "./queue-owner-proof";

/** Emails a new link that opens the owner's draft; sends nothing if there is no draft. Throws RATE_LIMITED. */
export async function sendOwnerProof(
  app: App,
  { owner, locale }: { owner: PortalActor; locale: string },
): Promise<{ ok: true }> {
  const draft = await findOwnedDraft(app.db, owner);
  if (!draft) return { ok: true };
  await app.limiter.take(mailboxLinkLimit, ["owner-proof", owner.email]);
  await inTransaction(app.db, (tx) => queueOwnerProof(app, tx, { owner, restaurant: draft.name, locale }));
  return { ok: true };
}
