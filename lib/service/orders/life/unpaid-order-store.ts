import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";
import type { OrderRef } from "@/lib/service/orders/order";
import type { OrderStatus } from "@/lib/service/orders/order-status";

/** Statuses in which an order ends when it is not paid; what was delivered stays delivered. */
export const UNPAID_ENDS = ["pending", "accepted", "preparing", "ready"] as const satisfies OrderStatus[];

/** Orders that are still to be paid, and can be until an instant between the two; those with the least time first. */
export async function listOrdersToRemind(
  db: Db["prisma"],
  { scope, payAfter, payUntil, limit }: { scope: SweepScope; payAfter: Date; payUntil: Date; limit: number },
): Promise<OrderRef[]> {
  const rows = await db.order.findMany({
    where: {
      ...whereInSweep(scope),
      payBefore: { gt: payAfter, lte: payUntil },
      paymentStatus: "pending",
      status: "pending",
    },
    orderBy: { payBefore: "asc" },
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), orderId: row.id }));
}

/** The secret of an order's payment for the browser; null where it has none. */
export async function findPaymentSecret(
  db: Db["prisma"],
  { tenantId, orderId }: OrderRef,
): Promise<string | null> {
  const order = await db.order.findUnique({
    where: { tenantId_id: { tenantId, id: orderId } },
    select: { payments: { select: { clientSecret: true } } },
  });
  return order?.payments[0]?.clientSecret ?? null;
}

/** Orders that were not paid in time, oldest first. */
export async function listUnpaidOrders(
  db: Db["prisma"],
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<OrderRef[]> {
  const rows = await db.order.findMany({
    where: {
      ...whereInSweep(scope),
      payBefore: { lte: now },
      paymentStatus: "pending",
      status: { in: [...UNPAID_ENDS] },
    },
    orderBy: { payBefore: "asc" },
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), orderId: row.id }));
}
