import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardExpired } from "@/lib/payments/ledger/movement";
import { inTransaction } from "@/lib/platform/db/transaction";
import { emptyExpiredCard, type GiftCardKey, listExpiredCards } from "./gift-card-life-store";

const BATCH = 200;

/**
 * Books what expired gift cards still hold as breakage, once per card and expiry, however many workers do it at once.
 * Returns how many cards this call emptied.
 */
export async function expireGiftCards(app: App): Promise<number> {
  const now = app.clock.now();
  let emptied = 0;
  for (;;) {
    const due = await listExpiredCards(app.db, { scope: app.twin, now, limit: BATCH });
    for (const key of due) if (await expireCard(app, key, now)) emptied += 1;
    if (due.length < BATCH) return emptied;
  }
}

function expireCard(app: App, key: GiftCardKey, now: Date): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const taken = await emptyExpiredCard(tx, { ...key, now });
    if (taken === null) return false;
    return postMovement(tx, { tenantId: key.tenantId, movement: giftCardExpired(taken), now });
  });
}
