import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import { orderSeenEvent } from "@/lib/service/orders/order-event";
import { markSeen } from "./seen-store";

/** Notes that somebody at the restaurant has seen these orders, the first time counts. Unknown orders are left out. */
export async function markOrdersSeen(
  app: App,
  { tenantId, orderIds }: { tenantId: TenantId; orderIds: string[] },
): Promise<{ newlySeen: number }> {
  const now = app.clock.now();
  const seen = await inSqlTransaction(app.db, async (tx) => {
    const orders = await markSeen(tx, { tenantId, orderIds, now });
    tellAtCommit(tx, { tenantId, events: orders.map((order) => orderSeenEvent(order, now)), now });
    return orders;
  });
  if (seen.length > 0) app.live.announce(tenantId);
  return { newlySeen: seen.length };
}
