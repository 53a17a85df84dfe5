import type { Db } from "@/lib/db/db";
import type { Prisma } from "@/lib/db/generated/client";
import type { OrderDetail, OrderItem } from "./order";
import type { OrderCursor } from "./order-cursor";
import type { OrderStatus } from "./order-status";

const FOUND = {
  items: { orderBy: { position: "asc" } },
  timeline: { orderBy: { position: "asc" } },
  refunds: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
  tenant: { select: { slug: true, name: true, cancelGraceMinutes: true } },
} satisfies Prisma.OrderInclude;

/** An order with the restaurant that it was placed at. */
export type FoundOrder = OrderDetail & { tenant: { slug: string; name: string; cancelGraceMinutes: number } };

/** Whose orders: an account's own, and with a proven mailbox also those placed as a guest with its address. */
export type OrdererFilter =
  | { bazarUserId: string; provenEmail: string | null }
  | { tenantId: string; customerId: string; provenEmail: string | null };

/** The orders of an account. */
export function ordersOf(orderer: OrdererFilter): Prisma.OrderWhereInput {
  const { provenEmail } = orderer;
  if ("bazarUserId" in orderer) {
    const asGuest = { bazarUserId: null, customerEmail: provenEmail ?? "" };
    return { OR: [{ bazarUserId: orderer.bazarUserId }, ...(provenEmail === null ? [] : [asGuest])] };
  }
  const asGuest = { customerId: null, customerEmail: provenEmail ?? "" };
  const { tenantId, customerId } = orderer;
  return { tenantId, OR: [{ customerId }, ...(provenEmail === null ? [] : [asGuest])] };
}

/** Orders across restaurants, newest first, from behind the cursor. */
export async function searchOrders(
  db: Db,
  filter: {
    orderer?: OrdererFilter;
    tenantRef?: string;
    status?: OrderStatus;
    flaggedOnly?: boolean;
    after: OrderCursor | null;
    limit: number;
  },
): Promise<FoundOrder[]> {
  const { orderer, tenantRef, status, flaggedOnly, after, limit } = filter;
  const rows = await db.prisma.order.findMany({
    where: {
      AND: [
        orderer ? ordersOf(orderer) : {},
        tenantRef === undefined ? {} : { tenant: { OR: [{ id: tenantRef }, { slug: tenantRef }] } },
        flaggedOnly ? { flaggedAt: { not: null }, flagClearedAt: null } : {},
        after
          ? {
              OR: [
                { createdAt: { lt: after.createdAt } },
                { createdAt: after.createdAt, id: { lt: after.id } },
              ],
            }
          : {},
      ],
      status,
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: FOUND,
  });
  return rows.map((row) => ({
    ...row,
    items: row.items.map((item) => ({
      ...item,
      selectedOptions: item.selectedOptions as OrderItem["selectedOptions"],
    })),
  }));
}
