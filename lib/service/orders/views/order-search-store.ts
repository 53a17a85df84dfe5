import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import type { OrderDetail, OrderItem } from "@/lib/service/orders/order";
import { taxedRefund } from "@/lib/service/orders/refunds/refund-tax";
import { findNewestOrderKeys, type NewestOrdersFilter } from "./newest-orders-store";

const FOUND = {
  items: { orderBy: { position: "asc" } },
  timeline: { orderBy: { position: "asc" } },
  refunds: {
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: {
      lines: { orderBy: { position: "asc" } },
      receipts: { orderBy: { number: "asc" }, select: { taxLines: true } },
    },
  },
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
    return { OR: [{ bazarUserId: orderer.bazarUserId }, ...(provenEmail === null ? [] : [asGuest])] };
  }
  if ("anyoneAt" in orderer) return { tenantId: orderer.tenantId, customerEmail: orderer.anyoneAt };
  const asGuest = { customerId: null, customerEmail: provenEmail ?? "" };
  const { tenantId, customerId } = orderer;
  return { tenantId, OR: [{ customerId }, ...(provenEmail === null ? [] : [asGuest])] };
}

const NEWEST_FIRST = [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.OrderOrderByWithRelationInput[];

type FoundRow = Prisma.OrderGetPayload<{ include: typeof FOUND }>;

/** Proposals are between an order and its restaurant: lists of all restaurants leave them out. */
function foundOrder(row: FoundRow): FoundOrder {
  const items = row.items.map((item) => ({
    ...item,
    selectedOptions: item.selectedOptions as OrderItem["selectedOptions"],
    shown: item.shown as OrderItem["shown"],
  }));
  const refunds = row.refunds.map(taxedRefund);
  return { ...row, items, refunds, taxLines: row.taxLines as TaxLine[], proposal: null };
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
  return rows.map(foundOrder);
}

/** The orders of all restaurants, newest first, from behind the cursor. */
export async function searchOrders(db: Db, filter: NewestOrdersFilter): Promise<FoundOrder[]> {
  const keys = await findNewestOrderKeys(db, filter);
  const rows = await db.prisma.order.findMany({
    where: { OR: keys },
    orderBy: NEWEST_FIRST,
    include: FOUND,
  });
  return rows.map(foundOrder);
}
