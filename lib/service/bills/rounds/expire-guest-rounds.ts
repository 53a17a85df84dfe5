import type { App } from "@/lib/payments/app";
import { findGuestRound, listExpiredRounds } from "./guest-round-store";
import { settleRound } from "./settle-round";

const BATCH = 200;

/** Ends rounds that nobody has answered in time, and tells the pages of their guests. Returns how many those were. */
export async function expireGuestRounds(app: App, signal?: AbortSignal): Promise<number> {
  let expired = 0;
  const due = { scope: app.twin, now: app.clock.now(), limit: BATCH };
  for (const ref of await listExpiredRounds(app.db, due)) {
    if (signal?.aborted) break;
    const round = await findGuestRound(app.db.sql, ref);
    const { tenantId } = ref;
    if (round && (await settleRound(app, { tenantId, round, to: "expired", actorId: null }))) expired += 1;
  }
  return expired;
}
