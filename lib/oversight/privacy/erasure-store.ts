import { randomUUID } from "node:crypto";
import type { DinerScope } from "@/lib/people/accounts/diner";
import type { Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import { type OrdererFilter, ordersOf } from "@/lib/service/orders/order-search-store";
import { type Person, redactText } from "./redact-person";

type Ref = { tenantId: string; id: string };

const OPEN_ORDERS = ["pending", "accepted", "preparing", "ready"] as const;

/** Lets this transaction take people out of events, which nothing else may change. */
export async function allowErasure(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT set_config('bazar.erasure', 'on', true)`;
}

/** An address that belongs to nobody, another one for every order. */
export function nobodyAddress(): string {
  return `${randomUUID()}@erased.invalid`;
}

/**
 * The orders that an account's erasure is about, held until the transaction ends, and whether any is still open or on
 * its way through the checkout.
 */
export async function findOrderTraces(
  tx: Tx,
  filter: OrdererFilter,
): Promise<{ orders: Ref[]; open: boolean }> {
  const known = await tx.order.findMany({ where: ordersOf(filter), select: { tenantId: true, id: true } });
  const orders = await lockOrders(tx, known);
  const open = orders.some(({ status }) => OPEN_ORDERS.some((other) => other === status));
  return { orders, open: open || (await isCheckingOut(tx, filter)) };
}

/** Orders as they are once every rival's transaction has ended. */
export async function lockOrders(tx: Tx, orders: readonly Ref[]): Promise<(Ref & { status: string })[]> {
  if (orders.length === 0) return [];
  return tx.$queryRaw<(Ref & { status: string })[]>`
    SELECT o.tenant_id AS "tenantId", o.id, o.status::text
      FROM orders o JOIN ${refs(orders)} ON ref."tenantId" = o.tenant_id AND ref.id = o.id
     ORDER BY o.tenant_id, o.id FOR UPDATE OF o`;
}

async function isCheckingOut(tx: Tx, filter: OrdererFilter): Promise<boolean> {
  const { provenEmail } = filter;
  const [name, id] =
    "bazarUserId" in filter ? ["bazarUserId", filter.bazarUserId] : ["customerId", filter.customerId];
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM checkout
     WHERE "order"->>${name} = ${id} OR "order"->>'customerEmail' = ${provenEmail} LIMIT 1`;
  return found.length > 0;
}

const refs = (orders: readonly object[]) =>
  Prisma.sql`jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) AS ref("tenantId" text, id text, nobody text)`;

/**
 * Takes people out of orders that the caller holds; amounts, lines and history stay. What was stored, sent or answered
 * about them goes, and free texts lose their names.
 */
export async function eraseFromOrders(tx: Tx, orders: readonly Ref[]): Promise<void> {
  if (orders.length === 0) return;
  await allowErasure(tx);
  await redactTexts(tx, orders);
  const erased = refs(orders.map(({ tenantId, id }) => ({ tenantId, id, nobody: nobodyAddress() })));
  await tx.$executeRaw`
    UPDATE orders o
       SET customer_name = '', customer_email = ref.nobody, customer_phone = '', delivery_address = NULL,
           postcode = NULL, notes = NULL, latitude = NULL, longitude = NULL, customer_id = NULL, bazar_user_id = NULL
      FROM ${erased} WHERE o.tenant_id = ref."tenantId" AND o.id = ref.id`;
  await tx.$executeRaw`
    UPDATE event e SET data = jsonb_set(e.data, '{customerEmail}', to_jsonb(ref.nobody)) FROM ${erased}
     WHERE e.tenant_id = ref."tenantId" AND e.order_id = ref.id AND jsonb_exists(e.data, 'customerEmail')`;
  await tx.$executeRaw`
    UPDATE coupon_redemption c SET customer_email = ref.nobody FROM ${erased}
     WHERE c.tenant_id = ref."tenantId" AND c.order_id = ref.id`;
  await tx.$executeRaw`
    UPDATE webhook_attempt a SET response_body = NULL
      FROM webhook_delivery d, event e, ${erased}
     WHERE e.tenant_id = ref."tenantId" AND e.order_id = ref.id AND d.tenant_id = e.tenant_id
       AND d.sequence = e.sequence AND a.tenant_id = d.tenant_id AND a.delivery_id = d.id`;
  await tx.$executeRaw`
    DELETE FROM idempotency_key k USING ${erased} WHERE k.tenant_id = ref."tenantId" AND k.order_id = ref.id`;
  await tx.$executeRaw`
    DELETE FROM email m USING ${erased}
     WHERE m.tenant_id = ref."tenantId" AND split_part(m.unique_key, ':', 2) = ref.id`;
}

/** Reasons and notes: few orders have any. */
async function redactTexts(tx: Tx, orders: readonly Ref[]): Promise<void> {
  const rows = await tx.$queryRaw<
    (Ref &
      Record<"customerName" | "customerEmail" | "customerPhone", string> & { endReason: string | null })[]
  >`
    SELECT o.tenant_id AS "tenantId", o.id, customer_name AS "customerName", customer_email AS "customerEmail",
           customer_phone AS "customerPhone", end_reason AS "endReason"
      FROM orders o JOIN ${refs(orders)} ON ref."tenantId" = o.tenant_id AND ref.id = o.id
     WHERE end_reason IS NOT NULL
        OR EXISTS (SELECT FROM refund r WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id)
        OR EXISTS (SELECT FROM order_timeline_event t
                    WHERE t.tenant_id = o.tenant_id AND t.order_id = o.id AND t.note IS NOT NULL)`;
  for (const { tenantId, id, endReason, ...row } of rows) {
    const person = { emails: [row.customerEmail], names: [row.customerName], phones: [row.customerPhone] };
    await redactOrder(tx, { tenantId, id, endReason, person });
  }
}

async function redactOrder(
  tx: Tx,
  { tenantId, id, endReason, person }: Ref & { endReason: string | null; person: Person },
): Promise<void> {
  const where = { tenantId, orderId: id };
  const [notes, refunds] = [
    await tx.orderTimelineEvent.findMany({ where: { ...where, note: { not: null } } }),
    await tx.refund.findMany({ where }),
  ];
  for (const { position, note } of notes) {
    const redacted = redactText(note ?? "", person);
    if (redacted === note) continue;
    const key = { tenantId, orderId: id, position };
    await tx.orderTimelineEvent.update({
      where: { tenantId_orderId_position: key },
      data: { note: redacted },
    });
  }
  for (const { id: refundId, reason } of refunds) {
    const redacted = redactText(reason, person);
    if (redacted === reason) continue;
    await tx.refund.update({
      where: { tenantId_id: { tenantId, id: refundId } },
      data: { reason: redacted },
    });
  }
  if (endReason === null || redactText(endReason, person) === endReason) return;
  const reason = redactText(endReason, person);
  await tx.order.update({ where: { tenantId_id: { tenantId, id } }, data: { endReason: reason } });
  await tx.$executeRaw`
    UPDATE event SET data = jsonb_set(data, '{reason}', to_jsonb(${reason}::text))
     WHERE tenant_id = ${tenantId} AND order_id = ${id} AND data->>'reason' = ${endReason}`;
}

/**
 * Removes an account's sessions and links, what was sent about it and what is about to be. Whoever else has an account
 * with the address, at another place or as staff, keeps theirs. Limits do not name anybody, and stay.
 */
export async function eraseAccountTraces(
  tx: Tx,
  { scope, subjectId, email }: { scope: DinerScope; subjectId: string; email: string },
): Promise<void> {
  const tenantId = scope.kind === "customer" ? scope.tenantId : null;
  await tx.session.deleteMany({ where: { subjectId } });
  await tx.accountToken.deleteMany({ where: { subjectId } });
  await tx.$executeRaw`
    DELETE FROM email m
     WHERE m."to" = ${email} AND m.tenant_id IS NOT DISTINCT FROM ${tenantId}
       AND m.template IN ('password-reset', 'prove-email')
       AND NOT EXISTS (SELECT FROM account_token t
                        WHERE t.kind = 'platform' AND m.unique_key = 'password-reset:' || t.id)`;
  await tx.$executeRaw`
    DELETE FROM graphile_worker._private_jobs
     WHERE locked_at IS NULL AND payload::jsonb @> ${JSON.stringify({ scope, email })}::jsonb`;
}
