import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import { takeErased } from "./erased-in-transaction";

/** Notifies restaurants' systems, with the transaction, of everything that it took people out of; nobody is named. */
export async function tellErased(tx: SqlTx, now: Date): Promise<void> {
  for (const [tenantId, erased] of takeErased(tx)) {
    const data = {
      erasedAt: now.toISOString(),
      orderIds: [...erased.order],
      reservationIds: [...erased.reservation],
      giftCardIds: [...erased.gift_card],
    };
    tellAtCommit(tx, {
      tenantId: mintTenantId(tenantId),
      events: [{ type: "guest.erased", orderId: null, data }],
      now,
    });
  }
}
