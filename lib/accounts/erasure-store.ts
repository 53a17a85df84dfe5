import { randomUUID } from "node:crypto";
import type { Tx } from "@/lib/db/db";
import { type OrdererFilter, ordersOf } from "@/lib/orders/order-search-store";

type Ref = { tenantId: string; id: string };

const OPEN_ORDERS = ["pending", "accepted", "preparing", "ready"] as const;

/** The orders that an account's erasure is about, and whether any is still open. */
export async function findOrderTraces(tx: Tx, filter: OrdererFilter) {
  const orders = await tx.order.findMany({
    where: ordersOf(filter),
    select: { tenantId: true, id: true, status: true },
  });
  const open = orders.some(({ status }) => OPEN_ORDERS.some((other) => other === status));
  return { orders, open };
}

/** Takes a person out of orders; amounts, lines and history stay. What was stored or sent about them goes. */
export async function eraseFromOrders(tx: Tx, orders: readonly Ref[]): Promise<void> {
  await tx.$executeRaw`SELECT set_config('bazar.erasure', 'on', true)`;
  for (const { tenantId, id } of orders) {
    const nobody = `${randomUUID()}@erased.invalid`;
    await tx.order.update({
      where: { tenantId_id: { tenantId, id } },
      data: {
        customerName: "",
        customerEmail: nobody,
        customerPhone: "",
        deliveryAddress: null,
        postcode: null,
        notes: null,
        latitude: null,
        longitude: null,
        customerId: null,
        bazarUserId: null,
      },
    });
    await tx.$executeRaw`UPDATE event SET data = jsonb_set(data, '{customerEmail}', to_jsonb(${nobody}::text))
      WHERE tenant_id = ${tenantId} AND order_id = ${id} AND jsonb_exists(data, 'customerEmail')`;
    await tx.idempotencyKey.deleteMany({ where: { tenantId, orderId: id } });
    await tx.email.deleteMany({ where: { tenantId, uniqueKey: { contains: id } } });
  }
}

/** Removes an account's sessions, links, and the emails that were sent about it. */
export async function eraseAccountTraces(
  tx: Tx,
  { subjectId, email, tenantId }: { subjectId: string; email: string; tenantId: string | null },
): Promise<void> {
  await tx.session.deleteMany({ where: { subjectId } });
  await tx.accountToken.deleteMany({ where: { subjectId } });
  await tx.email.deleteMany({
    where: { to: email, tenantId, template: { in: ["password-reset", "prove-email"] } },
  });
}
