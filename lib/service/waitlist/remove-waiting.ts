import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { endOffer } from "./end-offer";
import { isOpen } from "./waitlist-entry";
import { lockEntry, type WaitlistRef } from "./waitlist-store";

/** Takes a party off the waitlist and frees what is held for it. Repeats, and unknown parties, change nothing. */
export async function removeWaiting(app: App, { tenantId, entryId }: WaitlistRef): Promise<null> {
  await inTransaction(app.db, async (tx) => {
    const entry = await lockEntry(tx, { tenantId, entryId });
    if (!entry || !isOpen(entry)) return;
    await endOffer(tx, { tenantId, entry, to: "left", by: "restaurant", now: app.clock.now() });
  });
  app.live.announce(tenantId);
  return null;
}
