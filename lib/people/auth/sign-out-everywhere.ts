import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { lockBazarUser } from "./hand-over-store";
import { revokeSessionsOf } from "./session-store";

/** Ends every session of a diner's account: on the marketplace, at every restaurant and on every device. */
export function signOutEverywhere(app: App, { bazarUserId }: { bazarUserId: string }): Promise<void> {
  return inTransaction(app.db, async (tx) => {
    await lockBazarUser(tx, { bazarUserId });
    await revokeSessionsOf(tx, { subjectId: bazarUserId, now: app.realClock.now() });
  });
}
