import { NOBODY_SUFFIX } from "@/lib/core/privacy/nobody";
import { byTenant, idsOf } from "@/lib/platform/db/by-tenant";
import type { Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import { type OrdererFilter, ordersOf } from "@/lib/service/orders/views/order-search-store";

export type OrderRef = { tenantId: string; id: string };

const OPEN_ORDERS = ["pending", "accepted", "preparing", "ready"] as const;

const refs = (orders: readonly object[]) =>
  Prisma.sql`jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) AS ref("tenantId" text, id text, nobody text)`;

/** An account's orders, locked until the transaction ends, and whether one is still open or in the checkout. */
export async function findOrderTraces(
  tx: Tx,
  filter: OrdererFilter,
): Promise<{ orders: OrderRef[]; open: boolean }> {
  const known = await tx.order.findMany({ where: ordersOf(filter), select: { tenantId: true, id: true } });
  const orders = await lockOrders(tx, known);
  const open = orders.some(({ status }) => OPEN_ORDERS.some((other) => other === status));
  return { orders, open: open || (await isCheckingOut(tx, filter)) };
}

/** Orders as they are once every rival's transaction has ended. */
export async function lockOrders(
  tx: Tx,
  orders: readonly OrderRef[],
): Promise<(OrderRef & { status: string })[]> {
  const locked: (OrderRef & { status: string })[] = [];
  for (const [tenantId, rows] of byTenant(orders))
    locked.push(
      ...(await tx.$queryRaw<typeof locked>`
        SELECT tenant_id AS "tenantId", id, status::text FROM orders
         WHERE tenant_id = ${tenantId} AND id = ANY (${idsOf(rows)}) ORDER BY id FOR UPDATE`),
    );
  return locked;
}

/** The field of a checkout's order that names its account, and its value. */
function checkoutMark(filter: OrdererFilter): [string, string] {
  if ("bazarUserId" in filter) return ["bazarUserId", filter.bazarUserId];
  return "customerId" in filter ? ["customerId", filter.customerId] : ["customerEmail", filter.anyoneAt];
}

async function isCheckingOut(tx: Tx, filter: OrdererFilter): Promise<boolean> {
  const { provenEmail } = filter;
  const [name, id] = checkoutMark(filter);
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM checkout
     WHERE "order"->>${name} = ${id} OR "order"->>'customerEmail' = ${provenEmail} LIMIT 1`;
  return found.length > 0;
}

/** Orders of a restaurant in a period that still have personal data, oldest first. */
export function listGuestOrders(
  tx: Tx,
  { tenantId, from, before, limit }: { tenantId: string; from: Date | null; before: Date; limit: number },
): Promise<OrderRef[]> {
  return tx.order.findMany({
    where: {
      tenantId,
      createdAt: { lt: before, ...(from ? { gte: from } : {}) },
      NOT: { customerEmail: { endsWith: NOBODY_SUFFIX } },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: limit,
    select: { tenantId: true, id: true },
  });
}

/** Erases people from orders that the caller has locked; amounts, lines and history stay. */
export async function eraseGuests(tx: Tx, orders: readonly (OrderRef & { nobody: string })[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE orders o
       SET customer_name = '', customer_email = ref.nobody, customer_phone = '', delivery_address = NULL,
           postcode = NULL, city = NULL, notes = NULL, latitude = NULL, longitude = NULL, customer_id = NULL, bazar_user_id = NULL
      FROM ${refs(orders)} WHERE o.tenant_id = ref."tenantId" AND o.id = ref.id`;
  await tx.$executeRaw`
    UPDATE order_item i SET note = NULL
      FROM ${refs(orders)} WHERE i.tenant_id = ref."tenantId" AND i.order_id = ref.id AND i.note IS NOT NULL`;
  await tx.$executeRaw`
    UPDATE order_proposal p SET message = NULL
      FROM ${refs(orders)} WHERE p.tenant_id = ref."tenantId" AND p.order_id = ref.id`;
  // Tickets are printed from the order; those that wait go too.
  await tx.$executeRaw`
    DELETE FROM print_job j USING ${refs(orders)} WHERE j.tenant_id = ref."tenantId" AND j.order_id = ref.id`;
}

export type OrderGuest = OrderRef & {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  endReason: string | null;
};

/** Who the orders name, and why they ended. */
export function listOrderGuests(tx: Tx, orders: readonly OrderRef[]): Promise<OrderGuest[]> {
  return tx.$queryRaw<OrderGuest[]>`
    SELECT o.tenant_id AS "tenantId", o.id, customer_name AS "customerName", customer_email AS "customerEmail",
           customer_phone AS "customerPhone", end_reason AS "endReason"
      FROM orders o JOIN ${refs(orders)} ON ref."tenantId" = o.tenant_id AND ref.id = o.id`;
}

export type OrderNote = OrderRef & { position: number; note: string };

/** The notes in the orders' timelines. */
export function listOrderNotes(tx: Tx, orders: readonly OrderRef[]): Promise<OrderNote[]> {
  return tx.$queryRaw<OrderNote[]>`
    SELECT t.tenant_id AS "tenantId", t.order_id AS id, t.position, t.note
      FROM order_timeline_event t JOIN ${refs(orders)} ON ref."tenantId" = t.tenant_id AND ref.id = t.order_id
     WHERE t.note IS NOT NULL`;
}

export async function setOrderNote(
  tx: Tx,
  { tenantId, id: orderId, position, note }: OrderNote,
): Promise<void> {
  const key = { tenantId, orderId, position };
  await tx.orderTimelineEvent.update({ where: { tenantId_orderId_position: key }, data: { note } });
}

export async function setEndReason(tx: Tx, { tenantId, id }: OrderRef, reason: string): Promise<void> {
  await tx.order.update({ where: { tenantId_id: { tenantId, id } }, data: { endReason: reason } });
}
