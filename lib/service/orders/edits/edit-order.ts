import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import type { Tx } from "@/lib/platform/db/db";
import type { NewEvent } from "@/lib/platform/events/event";
import { appendEvents } from "@/lib/platform/events/event-store";
import { writeOnce } from "@/lib/platform/idempotency/write-once";
import { ingredientLowEvents } from "@/lib/restaurant/inventory/ingredient-event";
import { appendTimeline, changeLockedOrder, lockOrder } from "@/lib/service/orders/life/order-move-store";
import { printChangedOrder } from "@/lib/service/orders/life/print-order";
import type { OrderDetail, OrderRef } from "@/lib/service/orders/order";
import { orderActorOf } from "@/lib/service/orders/order-actor";
import { trackingUrl } from "@/lib/service/orders/order-email";
import { orderUpdatedEvent, paymentStatusChangedEvent } from "@/lib/service/orders/order-event";
import { findOrder } from "@/lib/service/orders/order-store";
import type { OrderWarning } from "@/lib/service/orders/placement/draft-order";
import { rewriteLines } from "@/lib/service/orders/proposals/order-proposal-store";
import { settleOrderReceipt } from "@/lib/service/orders/till/settle-order-receipt";
import { getOperatorOrder } from "@/lib/service/orders/views/read-operator-order";
import { giveBackAtCounter } from "@/lib/service/printers/give-back-at-counter";
import { draftEdit } from "./draft-edit";
import { moveMadeUnits } from "./made-units-store";
import { moveStockOfEdit } from "./move-stock-of-edit";
import type { OrderEditBody } from "./order-edit-contract";
import { type EditBasis, readForEdit } from "./read-for-edit";

/**
 * Changes the lines of an order that a member took, until it is prepared (docs/decisions/110): stock, tax, tickets and
 * receipt follow. What was paid too much goes back by the way it came; what is missing is left to take. Once per
 * Idempotency-Key, and never on lines that somebody has changed since. Throws ORDER_NOT_FOUND, OUT_OF_STOCK,
 * IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, and as draftEdit.
 */
export async function editOrder(
  app: App,
  input: {
    tenant: { id: TenantId; slug: string };
    orderId: string;
    body: OrderEditBody;
    actor: StaffActor;
    idempotencyKey: string | null;
  },
) {
  const { orderId, body, actor, idempotencyKey } = input;
  const tenantId = input.tenant.id;
  const ref = { tenantId, orderId };
  const { shop, coupon } = await readForEdit(app, input);
  // A blank cannot be in a key that a client sends, so these keys never meet those of orders.
  const key = idempotencyKey === null ? null : `edit ${idempotencyKey}`;
  const once = { tenantId, key, body: { operation: "edit order", orderId, ...body }, madeId: orderId };
  let warnings: OrderWarning[] = [];
  const { text, replayed } = await writeOnce(app, once, async (tx) => {
    const edited = await edit(app, tx, { ref, shop, body, actor, coupon });
    warnings = edited.warnings;
    return String(edited.differenceMinor);
  });
  if (!replayed) app.live.announce(tenantId);
  const order = await getOperatorOrder(app, ref);
  return { answer: { order, difference: toMajor(Number(text), order.currency), warnings }, replayed };
}

/** The new place of each line that stays, by its old one. */
function placesOf({ items }: OrderEditBody): Map<number, number> {
  return new Map(items.flatMap((item, place) => ("lineIndex" in item ? [[item.lineIndex, place]] : [])));
}

type Edit = EditBasis & { ref: OrderRef; body: OrderEditBody; actor: StaffActor };

async function edit(
  app: App,
  tx: Tx,
  { ref, shop, body, actor, coupon }: Edit,
): Promise<{ differenceMinor: number; warnings: OrderWarning[] }> {
  const { tenantId } = ref;
  if (!(await lockOrder(tx, ref))) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const order = await findOrder(tx, ref);
  if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const now = app.clock.now();
  const draft = draftEdit({ order, body, shop, coupon, actor, now });
  const edits = order.edits + 1;
  const ranLow = await moveStockOfEdit(tx, { ref, order, draft, edits, now });
  await rewriteLines(tx, { ...ref, items: draft.items });
  await moveMadeUnits(tx, { ...ref, places: placesOf(body) });

  const tillMinor = Math.min(order.tillMinor, draft.totalMinor);
  const backMinor = order.tillMinor - tillMinor;
  if (backMinor > 0)
    await giveBackAtCounter(tx, {
      ...{ tenantId, subject: orderSubject(order.id), currency: order.currency },
      ...{ amountMinor: backMinor, tipMinor: 0, refundId: null, actorId: actor.userId, now },
    });
  const wasPaid = order.paymentStatus === "paid";
  // Also where its gift card pays all that it costs now.
  const hasPayment = wasPaid || tillMinor > 0 || order.giftCardMinor > 0;
  const isPaid = tillMinor === draft.totalMinor && hasPayment;
  const paymentStatus: OrderDetail["paymentStatus"] = isPaid ? "paid" : "pending";
  const changes = {
    ...{ subtotalMinor: draft.subtotalMinor, discountMinor: draft.discountMinor },
    ...{ discountReason: draft.discountReason, taxLines: draft.taxLines, taxAddedMinor: draft.taxAddedMinor },
    ...{ serviceChargeMinor: draft.serviceChargeMinor, totalMinor: draft.totalMinor, tillMinor },
    ...{ minimumAge: draft.minimumAge, edits, paymentStatus, paidAt: isPaid ? (order.paidAt ?? now) : null },
  };
  await changeLockedOrder(tx, { ...ref, changes });
  const by = orderActorOf(actor);
  const { status } = order;
  await appendTimeline(tx, { ...ref, status, at: now, actor: by, note: null, act: "edited" });

  const items = draft.items.map((item) => ({
    ...item,
    ...{ refundedQuantity: 0, refundedMinor: 0, restockedQuantity: 0 },
  }));
  const edited = { ...order, ...changes, items };
  if (status !== "pending") {
    const followUrl = trackingUrl(app.env.publicUrl, shop.tenant, edited);
    await printChangedOrder(tx, { tenantId, order: edited, followUrl, now }, "changed");
  }
  const events: NewEvent[] = [orderUpdatedEvent(edited, { what: "edited", at: now, actor: by.kind })];
  if (paymentStatus !== order.paymentStatus)
    events.push(paymentStatusChangedEvent(edited, { from: order.paymentStatus, to: paymentStatus, at: now }));
  events.push(...ingredientLowEvents(ranLow, now));
  await appendEvents(tx, { tenantId, events, now });
  if (isPaid) await settleOrderReceipt(tx, { ...ref, edits, now });
  const leftMinor = draft.totalMinor - tillMinor;
  const earlierLeftMinor = wasPaid ? 0 : order.totalMinor - order.tillMinor;
  return { differenceMinor: leftMinor - earlierLeftMinor - backMinor, warnings: draft.warnings };
}
