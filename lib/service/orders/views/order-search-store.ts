import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { ofParents } from "@/lib/platform/db/of-parents";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import type { OrderDetail, OrderItem } from "@/lib/service/orders/order";
import { listRefundsByOrder } from "@/lib/service/orders/refunds/order-refund-store";
import type { TimelineAct } from "@/lib/service/orders/timeline-act";
import { findNewestOrderKeys, type NewestOrdersFilter } from "./newest-orders-store";

const FOUND = {
  tenant: { select: { slug: true, name: true, cancelGraceMinutes: true } },
} satisfies Prisma.OrderInclude;

export type FoundOrder = OrderDetail & { tenant: { slug: string; name: string; cancelGraceMinutes: number } };

/** Whose orders: an account's own and, with a confirmed email, also those placed as a guest with its address. */
export type OrdererFilter =
  | { bazarUserId: string; provenEmail: string | null }
  | { tenantId: string; customerId: string; provenEmail: string | null }
  /** Whoever used an address at a restaurant, signed in or not. */
  | { tenantId: string; anyoneAt: string; provenEmail: string };

/** The orders of an account. */
export function ordersOf(orderer: OrdererFilter): Prisma.OrderWhereInput {
  const { provenEmail } = orderer;
  if ("bazarUserId" in orderer) {
    const asGuest = { bazarUserId: null, customerEmail: provenEmail ?? "" };
    // Nobody's history has what was tried at a test twin.
    return {
      tenant: { twinOf: null },
      OR: [{ bazarUserId: orderer.bazarUserId }, ...(provenEmail === null ? [] : [asGuest])],
    };
  }
  if ("anyoneAt" in orderer) return { tenantId: orderer.tenantId, customerEmail: orderer.anyoneAt };
  const asGuest = { customerId: null, customerEmail: provenEmail ?? "" };
  const { tenantId, customerId } = orderer;
  return { tenantId, OR: [{ customerId }, ...(provenEmail === null ? [] : [asGuest])] };
}

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.OrderOrderByWithRelationInput[];

type FoundRow = Prisma.OrderGetPayload<{ include: typeof FOUND }>;

/**
 * Orders of several restaurants with what belongs to them. Proposals are between an order and its restaurant: lists of all
 * restaurants leave them out.
 */
async function withParts(db: Db, rows: readonly FoundRow[]): Promise<FoundOrder[]> {
  if (rows.length === 0) return [];
  const parts = { where: ofParents(rows, "orderId"), orderBy: { position: "asc" } } as const;
  const [items, timeline, refunds] = await Promise.all([
    db.prisma.orderItem.findMany(parts),
    db.prisma.orderTimelineEvent.findMany(parts),
    listRefundsByOrder(db.prisma, rows),
  ]);
  return rows.map((row) => ({
    ...row,
    items: items
      .filter(({ orderId }) => orderId === row.id)
      .map((item) => ({
        ...item,
        selectedOptions: item.selectedOptions as OrderItem["selectedOptions"],
        shown: item.shown as OrderItem["shown"],
      })),
    timeline: timeline
      .filter(({ orderId }) => orderId === row.id)
      .map((event) => ({ ...event, act: event.act as TimelineAct | null })),
    refunds: refunds.get(row.id) ?? [],
    taxLines: row.taxLines as TaxLine[],
    proposal: null,
    tillPayments: [],
  }));
}

/** The orders of one account at all restaurants, newest first, from behind the cursor. */
export async function listOrdersOf(
  db: Db,
  { orderer, after, limit }: { orderer: OrdererFilter; after: PageCursor | null; limit: number },
): Promise<FoundOrder[]> {
  const beyond = after && {
    OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }],
  };
  const rows = await db.prisma.order.findMany({
    where: { AND: [ordersOf(orderer), beyond ?? {}] },
    orderBy: NEWEST_FIRST,
    take: limit,
    include: FOUND,
  });
  return withParts(db, rows);
}

/** The orders of all restaurants, newest first, from behind the cursor. */
export async function searchOrders(db: Db, filter: NewestOrdersFilter): Promise<FoundOrder[]> {
  const keys = await findNewestOrderKeys(db, filter);
  const rows = await db.prisma.order.findMany({
    where: { OR: keys },
    orderBy: NEWEST_FIRST,
    include: FOUND,
  });
  return withParts(db, rows);
}
