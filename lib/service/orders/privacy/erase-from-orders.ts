import { nobodyAddress } from "@/lib/core/privacy/nobody";
import { redactText } from "@/lib/core/privacy/redact-person";
import { deleteDecidedAnswers } from "@/lib/payments/disputes/answer-erasure-store";
import { deleteAttemptsOf } from "@/lib/payments/payments/attempt-store";
import { listRefundReasons, setRefundReason } from "@/lib/payments/payments/refund-erasure-store";
import type { Tx } from "@/lib/platform/db/db";
import { type EventErasure, eraseFromEvents } from "@/lib/platform/events/event-erasure-store";
import { forgetWhatWasSent } from "@/lib/restaurant/webhooks/forget-what-was-sent";
import { replaceRedeemers } from "@/lib/service/coupons/coupon-erasure-store";
import { deletePushSubscriptionsOf } from "@/lib/service/orders/push-subscription-store";
import {
  eraseGuests,
  listOrderGuests,
  listOrderNotes,
  type OrderGuest,
  type OrderRef,
  setEndReason,
  setOrderNote,
} from "./order-erasure-store";

/**
 * Erases people from orders that the caller has locked; amounts, lines and history stay. What was stored, sent or
 * answered about them is deleted, and names are removed from free texts.
 */
export async function eraseFromOrders(tx: Tx, orders: readonly OrderRef[]): Promise<void> {
  if (orders.length === 0) return;
  await redactTexts(tx, orders);
  await deletePushSubscriptionsOf(tx, orders);
  await deleteDecidedAnswers(tx, orders);
  await deleteAttemptsOf(tx, orders);
  const erased = orders.map(({ tenantId, id }) => ({ tenantId, id, nobody: nobodyAddress() }));
  await eraseGuests(tx, erased);
  await replaceRedeemers(tx, erased);
  await forgetWhatWasSent(tx, {
    about: "order",
    erasures: erased.map(({ nobody, ...order }) => ({ ...order, patch: withoutGuest(nobody) })),
  });
}

/** The fields of events that name an order's guest or quote them, and the notes of its lines. */
function withoutGuest(nobody: string): EventErasure["patch"] {
  return {
    customerEmail: nobody,
    customerName: "",
    customerPhone: "",
    deliveryAddress: null,
    postcode: null,
    city: null,
    notes: null,
    "items.note": null,
  };
}

/** Few orders have a text that names a person, so only those are written. */
async function redactTexts(tx: Tx, orders: readonly OrderRef[]): Promise<void> {
  const guests = await listOrderGuests(tx, orders);
  const guestOf = new Map(guests.map((guest) => [guest.id, guest]));
  const redacted = (text: string, orderId: string) => {
    const guest = guestOf.get(orderId);
    const without = guest ? redact(text, guest) : text;
    return without === text ? null : without;
  };
  for (const row of await listOrderNotes(tx, orders)) {
    const note = redacted(row.note, row.id);
    if (note !== null) await setOrderNote(tx, { ...row, note });
  }
  for (const row of await listRefundReasons(tx, orders)) {
    const reason = redacted(row.reason, row.orderId);
    if (reason !== null) await setRefundReason(tx, { ...row, reason });
  }
  for (const guest of guests) {
    const { tenantId, id, endReason } = guest;
    const reason = endReason === null ? null : redacted(endReason, id);
    if (endReason === null || reason === null) continue;
    await setEndReason(tx, guest, reason);
    const given = { field: "reason", value: endReason };
    await eraseFromEvents(tx, { about: "order", erasures: [{ tenantId, id, patch: { reason }, given }] });
  }
}

function redact(text: string, { customerName, customerEmail, customerPhone }: OrderGuest): string {
  return redactText(text, { emails: [customerEmail], names: [customerName], phones: [customerPhone] });
}
