import type { Db } from "@/lib/platform/db/db";
import type { OrderRef } from "@/lib/service/orders/order";

/** What an order's escrow consists of, or null. Only confirmed refunds count. */
export function findEscrow(db: Db, { tenantId, orderId }: OrderRef) {
  return db.prisma.order.findFirst({
    where: { tenantId, id: orderId },
    select: {
      id: true,
      escrowStatus: true,
      currency: true,
      giftCardMinor: true,
      releaseAt: true,
      releasedAt: true,
      flaggedAt: true,
      flagClearedAt: true,
      payments: { select: { capturedMinor: true, disputedMinor: true } },
      refunds: { where: { status: "succeeded" }, select: { purse: true, amountMinor: true } },
    },
  });
}
