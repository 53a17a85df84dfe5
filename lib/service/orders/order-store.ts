import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import { EMAIL_RESTAURANT } from "@/lib/restaurant/tenancy/email-restaurant";
import { listRefundsByOrder } from "@/lib/service/orders/refunds/order-refund-store";
import { findOrderIds } from "@/lib/service/orders/views/order-find-store";
import type { OrderDetail, OrderItem, OrderProposalRow } from "./order";
import type { OrderStatus, RefundExtent } from "./order-status";

const DETAIL = {
  items: { orderBy: { position: "asc" } },
  timeline: { orderBy: { position: "asc" } },
  proposals: { orderBy: { createdAt: "desc" }, take: 1 },
} satisfies Prisma.OrderInclude;

function detailOf(
  { proposals, ...row }: Prisma.OrderGetPayload<{ include: typeof DETAIL }>,
  refunds: OrderDetail["refunds"] = [],
): OrderDetail {
  const [latest] = proposals;
  const proposal = latest ? { ...latest, changes: latest.changes as OrderProposalRow["changes"] } : null;
  const items = row.items.map((item) => ({
    ...item,
    selectedOptions: item.selectedOptions as OrderItem["selectedOptions"],
    shown: item.shown as OrderItem["shown"],
  }));
  return {
    ...row,
    items,
    refunds,
    taxLines: row.taxLines as TaxLine[],
    proposal,
  };
}

/** An order with all that belongs to it, or null; with an email only if it is the customer's. */
export async function findOrder(
  db: Db["prisma"] | Tx,
  { tenantId, orderId, customerEmail }: { tenantId: TenantId; orderId: string; customerEmail?: string },
): Promise<OrderDetail | null> {
  const row = await db.order.findFirst({
    where: { tenantId, id: orderId, ...(customerEmail === undefined ? {} : { customerEmail }) },
    include: DETAIL,
  });
  if (!row) return null;
  const refunds = await listRefundsByOrder(db, [row]);
  return detailOf(row, refunds.get(orderId));
}

/** Orders newest first, from behind the cursor. `start` is included, `end` is not. A fixed number of queries. */
export async function listOrders(
  db: Db,
  filter: {
    tenantId: TenantId;
    status?: OrderStatus;
    paymentStatus?: OrderDetail["paymentStatus"];
    refunds?: RefundExtent;
    start?: Date;
    end?: Date;
    /** An order number, or part of the customer's name, email or phone number. */
    search?: string;
    after?: PageCursor;
    limit: number;
  },
): Promise<OrderDetail[]> {
  const { tenantId, status, paymentStatus, refunds, start, end, search, after, limit } = filter;
  const found = search === undefined ? undefined : await findOrderIds(db, { ...filter, search });
  const rows = await db.prisma.order.findMany({
    where: {
      tenantId,
      id: found && { in: found },
      status,
      paymentStatus,
      refunds: refunds && { some: { status: { not: "failed" } } },
      // An ended order gave back all that was paid, also where only its gift card had paid.
      ...(refunds === "part" && {
        NOT: [
          { paymentStatus: "refunded" },
          { paymentStatus: { not: "paid" }, status: { in: ["rejected", "canceled"] } },
        ],
      }),
      createdAt: { gte: start, lt: end },
      // The first condition is what the index seeks to; the second settles ties.
      ...(after && {
        AND: [
          { createdAt: { lte: after.at } },
          { OR: [{ createdAt: { lt: after.at } }, { id: { lt: after.id } }] },
        ],
      }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: DETAIL,
  });
  const refunded = await listRefundsByOrder(db.prisma, rows);
  return rows.map((row) => detailOf(row, refunded.get(row.id)));
}

/** The restaurant's settings that an order and its emails need. */
export function getOrderingRestaurant(db: Db["prisma"] | Tx, { tenantId }: { tenantId: TenantId }) {
  return db.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: {
      ...EMAIL_RESTAURANT,
      slug: true,
      timeZone: true,
      cancelGraceMinutes: true,
      escrowDelayHours: true,
      plausiblePrepSeconds: true,
    },
  });
}

export type OrderingRestaurant = Awaited<ReturnType<typeof getOrderingRestaurant>>;

/** The event sequence of the restaurant from which a customer follows an order; null when it is not the customer's. */
export async function findSequenceToFollow(
  db: Db,
  { tenantId, orderId, customerEmail }: { tenantId: TenantId; orderId: string; customerEmail: string },
): Promise<number | null> {
  const { rows } = await db.pool.query<{ sequence: number }>({
    name: "sequence-to-follow",
    text: `SELECT c.event_sequence::float8 AS sequence
             FROM orders o JOIN tenant_counter c ON c.tenant_id = o.tenant_id
            WHERE o.tenant_id = $1 AND o.id = $2 AND o.customer_email = $3`,
    values: [tenantId, orderId, customerEmail],
  });
  return rows[0]?.sequence ?? null;
}
