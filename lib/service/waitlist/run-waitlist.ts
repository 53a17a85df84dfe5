import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { endOffer } from "./end-offer";
import { offerEvening } from "./offer-evening";
import { closePastRequests, listEvenings } from "./request-store";
import { tryOffer } from "./try-offer";
import {
  closeForgottenEntries,
  listOverdueOffers,
  listReachableParties,
  lockEntry,
  type WaitlistRef,
} from "./waitlist-store";

const BATCH = 200;
const HOUR_MS = 60 * 60 * 1000;
/** Who came longer ago has gone home. */
const LONGEST_HOURS = 6;

/**
 * Frees holds that nobody has answered in time, and offers what is free to the parties that can be emailed, one after
 * the other in the order in which they came: each table to one party at a time. First those at the door, for this
 * moment, then those who asked online, for their evening. Returns how many were offered a table.
 */
export async function runWaitlist(app: App, signal?: AbortSignal): Promise<number> {
  const { twin: scope } = app;
  const now = app.clock.now();
  const since = new Date(now.getTime() - LONGEST_HOURS * HOUR_MS);
  await closeForgottenEntries(app.db, { scope, before: since, now });
  await closePastRequests(app.db, { scope, now });
  for (const ref of await listOverdueOffers(app.db, { scope, now, limit: BATCH })) {
    if (signal?.aborted) return 0;
    await expireOffer(app, ref);
  }
  let offered = 0;
  for (const ref of await listReachableParties(app.db, { scope, since, limit: BATCH })) {
    if (signal?.aborted) break;
    if (await tryOffer(app, ref)) offered += 1;
  }
  for (const evening of await listEvenings(app.db, scope)) {
    if (signal?.aborted) break;
    offered += await offerEvening(app, evening);
  }
  return offered;
}

async function expireOffer(app: App, { tenantId, entryId }: WaitlistRef): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const entry = await lockEntry(tx, { tenantId, entryId });
    if (entry?.status !== "offered" || (entry.offerUntil && entry.offerUntil > now)) return;
    await endOffer(tx, { tenantId, entry, to: "expired", by: "system", now });
  });
  app.live.announce(tenantId);
}
