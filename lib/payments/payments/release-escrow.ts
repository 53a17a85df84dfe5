import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { bookRelease } from "./book-release";
import type { DueRelease } from "./payment-subject";

const BATCH = 100;

/**
 * Releases everything whose delay after delivery is over (Specification, Escrow status), each exactly once, however
 * many of these run at the same time. Each is a transaction of its own: one that fails is logged, and holds up no other.
 * Begins no more once the signal is given. Returns how many this run released. Cash moves through the same values.
 */
export async function releaseDueEscrow(app: App, signal?: AbortSignal): Promise<number> {
  const now = app.clock.now();
  let total = 0;
  let after: DueRelease | null = null;
  for (;;) {
    const due: DueRelease[] = await app.subjects.releases.listDue(app.db, {
      scope: app.twin,
      now,
      after,
      limit: BATCH,
    });
    for (const row of due) {
      if (signal?.aborted) return total;
      if (await tryRelease(app, row, now)) total += 1;
    }
    after = due.at(-1) ?? null;
    if (due.length < BATCH) return total;
  }
}

async function tryRelease(app: App, { tenantId, id }: DueRelease, now: Date): Promise<boolean> {
  try {
    const isReleased = await inTransaction(app.db, async (tx) => {
      const taken = await app.subjects.releases.take(tx, { tenantId, id, now });
      if (taken) await bookRelease(app, tx, { tenantId, ...taken });
      return taken !== null;
    });
    if (isReleased) app.live.announce(tenantId);
    return isReleased;
  } catch (error) {
    app.log.error({ err: error, tenantId, id }, "could not release what was held");
    return false;
  }
}
