import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";
import { releaseStock } from "@/lib/restaurant/menu/stock-store";
import type { Order } from "@/lib/service/orders/order";
import type { StockNeed } from "./draft-order";

type CheckoutRef = { tenantId: TenantId; orderId: string };

/** An order whose payment intent is being created: everything it needs is reserved, but nobody sees it yet. */
export type Checkout = {
  paymentId: string;
  order: Omit<Order, "number">;
};

/** Writes an unfinished checkout in the transaction that takes what it needs. */
export async function insertCheckout(
  tx: SqlTx,
  input: Checkout & { tenantId: TenantId; stockNeeds: readonly StockNeed[] },
): Promise<void> {
  const { tenantId, paymentId, order, stockNeeds } = input;
  await tx.execute(
    `INSERT INTO checkout (tenant_id, order_id, payment_id, "order", stock_needs, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [tenantId, order.id, paymentId, JSON.stringify(order), JSON.stringify(stockNeeds), order.createdAt],
  );
}

/** Instants are text in JSON; a new order has only these. */
function revive(stored: unknown): Checkout["order"] {
  // One that was begun before orders knew these has none of them, and is no test.
  const older = {
    taxLines: [],
    taxAddedMinor: 0,
    serviceChargeMinor: 0,
    tipMinor: 0,
    isTest: false,
    scheduledFor: null,
    kitchenAt: null,
    slotAt: null,
    changedAt: null,
    city: null,
    addressLookup: null,
  };
  const order: Checkout["order"] = Object.assign(older, stored as Checkout["order"]);
  return {
    ...order,
    createdAt: new Date(order.createdAt),
    promisedAt: new Date(order.promisedAt),
    scheduledFor: order.scheduledFor && new Date(order.scheduledFor),
    kitchenAt: order.kitchenAt && new Date(order.kitchenAt),
    slotAt: order.slotAt && new Date(order.slotAt),
    payBefore: order.payBefore && new Date(order.payBefore),
  };
}

/** An unfinished checkout, or null. */
export async function findCheckout(
  db: Db["prisma"] | Tx,
  { tenantId, orderId }: CheckoutRef,
): Promise<Checkout | null> {
  const row = await db.checkout.findUnique({ where: { tenantId_orderId: { tenantId, orderId } } });
  return row && { paymentId: row.paymentId, order: revive(row.order) };
}

/** Unfinished checkouts from before the instant, oldest first. */
export async function listCheckouts(
  db: Db["prisma"],
  { scope, before, limit }: { scope: SweepScope; before: Date; limit: number },
): Promise<CheckoutRef[]> {
  const rows = await db.checkout.findMany({
    where: { ...whereInSweep(scope), createdAt: { lt: before } },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { tenantId: true, orderId: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), orderId: row.orderId }));
}

/** Locks a checkout until the transaction ends. False if it is already finished. */
export async function lockCheckout(tx: Tx, { tenantId, orderId }: CheckoutRef): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM checkout WHERE tenant_id = ${tenantId} AND order_id = ${orderId} FOR UPDATE`;
  return rows.length === 1;
}

/** Ends a locked checkout: its counted stock is returned and its Idempotency-Key can be used again. */
export async function deleteCheckout(
  tx: Tx,
  { tenantId, orderId, now }: CheckoutRef & { now: Date },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE idempotency_key SET made_id = NULL
     WHERE tenant_id = ${tenantId} AND made_id = ${orderId} AND response IS NULL`;
  const { stockNeeds, createdAt } = await tx.checkout.delete({
    where: { tenantId_orderId: { tenantId, orderId } },
  });
  await releaseStock(tx, { tenantId, lines: stockNeeds as StockNeed[], heldSince: createdAt, now });
}
