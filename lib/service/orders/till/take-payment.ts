import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { orderSubject } from "@/lib/payments/subject/subject";
import { requireExternalMethod } from "@/lib/payments/till/require-external-method";
import type { TakePaymentBody } from "@/lib/payments/till/till-payment-contract";
import { insertTillPayment } from "@/lib/payments/till/till-payment-store";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import type { Tx } from "@/lib/platform/db/db";
import type { NewEvent } from "@/lib/platform/events/event";
import { appendEvents } from "@/lib/platform/events/event-store";
import { writeOnce } from "@/lib/platform/idempotency/write-once";
import { readTip } from "@/lib/restaurant/pricing/tip";
import { appendTimeline, changeLockedOrder, lockOrder } from "@/lib/service/orders/life/order-move-store";
import type { OrderDetail, OrderRef } from "@/lib/service/orders/order";
import { orderActorOf } from "@/lib/service/orders/order-actor";
import { orderUpdatedEvent, paymentStatusChangedEvent } from "@/lib/service/orders/order-event";
import { findOrder } from "@/lib/service/orders/order-store";
import { getOperatorOrder } from "@/lib/service/orders/views/read-operator-order";
import { kickDrawer } from "@/lib/service/printers/kick-drawer";
import { leftToTakeMinor } from "./left-to-take";
import { settleOrderReceipt } from "./settle-order-receipt";

/**
 * Records money that the restaurant took for an order itself, in cash or by one of its external methods, with a tip on top
 * (docs/decisions/102); once all of the total is there the order is paid and gets its receipt. An order that was to be paid
 * online cannot be paid online from then on. Never more than is left, however many members take money at once, and once per
 * Idempotency-Key. Throws ORDER_NOT_FOUND, PAYMENT_NOT_OPEN, PAYMENT_EXCEEDS_OPEN, PAYMENT_METHOD_UNAVAILABLE, INVALID_TIP,
 * VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED and REQUEST_IN_PROGRESS.
 */
export async function takePayment(
  app: App,
  input: {
    tenantId: TenantId;
    orderId: string;
    request: TakePaymentBody;
    actor: StaffActor;
    idempotencyKey: string | null;
  },
) {
  const { tenantId, orderId, request, actor, idempotencyKey } = input;
  const ref = { tenantId, orderId };
  // A blank cannot be in a key that a client sends, so these keys never meet those of orders.
  const key = idempotencyKey === null ? null : `till ${idempotencyKey}`;
  const body = { operation: "take payment", orderId, ...request };
  const { replayed } = await writeOnce(app, { tenantId, key, body, madeId: orderId }, (tx) =>
    takeOnce(app, tx, { ref, request, actor }),
  );
  if (!replayed) app.live.announce(tenantId);
  return { order: await getOperatorOrder(app, ref), replayed };
}

async function takeOnce(
  app: App,
  tx: Tx,
  { ref, request, actor }: { ref: OrderRef; request: TakePaymentBody; actor: StaffActor },
): Promise<string> {
  const { tenantId, orderId } = ref;
  if (!(await lockOrder(tx, ref))) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const order = await findOrder(tx, ref);
  if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const now = app.clock.now();
  const { amountMinor, tipMinor } = readPayment(order, request);
  const { method, type = null, reference } = request;
  await requireExternalMethod(tx, { tenantId, type });

  const { currency } = order;
  const drawerDayId = await insertTillPayment(tx, {
    ...{
      tenantId,
      subject: orderSubject(orderId),
      method,
      type,
      amountMinor: amountMinor + tipMinor,
      tipMinor,
      currency,
      reference,
    },
    ...{ refundId: null, takenBy: actor.userId, takenAt: now },
  });
  if (method === "cash") await kickDrawer(tx, { tenantId, drawerDayId, now });
  const totalMinor = order.totalMinor + tipMinor;
  const tillMinor = order.tillMinor + amountMinor + tipMinor;
  const isPaid = tillMinor === totalMinor;
  const isExternal = method === "external" || order.tillPayments.some((paid) => paid.method === "external");
  const to: OrderDetail["paymentStatus"] = isPaid ? "paid" : "pending";
  const paymentMethod: OrderDetail["paymentMethod"] = isExternal ? "external" : "cash";
  const changes = {
    ...{ totalMinor, tillMinor, tipMinor: order.tipMinor + tipMinor, paymentMethod, payBefore: null },
    ...{ paymentStatus: to, ...(isPaid ? { paidAt: now } : {}) },
  };
  await changeLockedOrder(tx, { ...ref, changes });
  const taken = { ...order, ...changes };
  if (!isTillMethod(order.paymentMethod)) await app.jobs.add(tx, "close-payment", ref);
  const by = orderActorOf(actor);
  await appendTimeline(tx, {
    ...{ ...ref, status: order.status, at: now, actor: by, note: null, act: "payment_taken" },
  });
  const events: NewEvent[] = [orderUpdatedEvent(taken, { what: "payment_taken", at: now, actor: by.kind })];
  if (to !== order.paymentStatus)
    events.push(paymentStatusChangedEvent(taken, { from: order.paymentStatus, to, at: now }));
  await appendEvents(tx, { tenantId, events, now });
  if (isPaid) await settleOrderReceipt(tx, { ...ref, edits: order.edits, now });
  return orderId;
}

/** What is taken of the order and given on top, in minor units. */
function readPayment(
  order: OrderDetail,
  { amount, tip }: TakePaymentBody,
): { amountMinor: number; tipMinor: number } {
  const { status, currency, isTest } = order;
  if (isTest) return fail("PAYMENT_NOT_OPEN", "This is a test order; no money is taken for it.");
  if (status === "canceled" || status === "rejected")
    return fail("PAYMENT_NOT_OPEN", `The order was ${status}, so there is nothing to pay.`);
  if (status === "pending") return fail("PAYMENT_NOT_OPEN", "Accept the order before you take its payment.");
  const leftMinor = leftToTakeMinor(order);
  if (leftMinor === 0) return fail("PAYMENT_NOT_OPEN", "The order is already paid.");
  const amountMinor = amount == null ? leftMinor : parseMajor(amount, currency);
  if (amountMinor === null || amountMinor === 0)
    return refuseField("amount", `must be a valid amount in ${currency}`);
  if (amountMinor > leftMinor)
    return fail("PAYMENT_EXCEEDS_OPEN", `Only ${toMajor(leftMinor, currency)} ${currency} is left to pay.`);
  const priceMinor = order.totalMinor + order.giftCardMinor - 2 * order.tipMinor;
  const read = readTip(tip, { isOn: true, priceMinor: Math.max(0, priceMinor), currency });
  if (!read.ok) return fail("INVALID_TIP", read.message, { reason: read.reason });
  return { amountMinor, tipMinor: read.tipMinor };
}
