import { decideRelease, escrowAfterReturned } from "@/lib/payments/escrow/escrow-status";
import { orderSubject } from "@/lib/payments/subject/subject";
import { decideAdvance } from "@/lib/service/orders/life/order-advance";
import { decideReturns, paymentStatusAfterReturns } from "@/lib/service/orders/life/order-cancel-policy";
import type { Order } from "@/lib/service/orders/order";
import { decideTransition, type OrderStatus } from "@/lib/service/orders/order-status";
import { isPaymentDue } from "@/lib/service/orders/placement/payment-window";
import { soldLine } from "@/lib/service/orders/sold-line";
import type { TimelineAct } from "@/lib/service/orders/timeline-act";
import type { GiftCards, SpendableCard } from "./gift-cards";
import type { Kitchen } from "./kitchen";
import type { OnlinePayment, Payments } from "./payments";
import { noteAct, type Scene } from "./scene";
import type { TillEngine } from "./till";

export type OrderRow = Omit<Order, "items"> & { tenantId: string };

type By = { kind: "customer" | "restaurant" | "platform" | "system"; userId: string | null };

export const BY_SYSTEM: By = { kind: "system", userId: null };
export const BY_CUSTOMER: By = { kind: "customer", userId: null };

type Step = "accepted" | "preparing" | "ready" | "delivered";
type DisputeEnd = { at: Date; as: "won" | "lost" } | null;

type Engines = { payments: Payments; giftCards: GiftCards; kitchen: Kitchen; till: TillEngine };

type OrderParts = {
  row: OrderRow;
  items: Order["items"];
  payment: OnlinePayment | null;
  giftCard: SpendableCard | null;
  /** The member who took it; null where a guest ordered. */
  takenBy: string | null;
};

type Life = Scene &
  Engines &
  OrderParts & {
    /** How many entries its timeline has. */
    steps: number;
    /** What the processor and banks have given back. */
    returnedMinor: number;
    cardReturnedMinor: number;
  };

/**
 * One order on its way. Each step is decided by the product's own rules and leaves the rows that the product leaves, but
 * for events and emails: nobody waits to hear of the past.
 */
export function createOrderLife(stage: Scene & Engines, parts: OrderParts) {
  const life: Life = { ...stage, ...parts, steps: 0, returnedMinor: 0, cardReturnedMinor: 0 };
  const { row, payment } = parts;
  const { takenBy } = parts;
  const by = takenBy === null ? BY_CUSTOMER : ({ kind: "restaurant", userId: takenBy } as const);
  remember(life, "pending", row.createdAt, by);
  return {
    row,
    payment,
    pay: (at: Date) => pay(life, at),
    payAtTill: (at: Date) => payAtTill(life, at),
    advance: (to: Step, at: Date, delayMinutes: number | null = null) => advance(life, to, at, delayMinutes),
    end: (to: "canceled" | "rejected", at: Date, by: By, reason: string | null) =>
      end(life, to, at, by, reason),
    release: (at: Date) => release(life, at),
    clearFlag: (at: Date) => clearFlag(life, at),
    refundByHand: (amountMinor: number, reason: string, at: Date) =>
      refundByHand(life, amountMinor, reason, at),
    dispute: (at: Date, ends: DisputeEnd) => dispute(life, at, ends),
  };
}

export type OrderLife = ReturnType<typeof createOrderLife>;

function remember(
  life: Life,
  status: OrderStatus,
  at: Date,
  by: By,
  { note = null, act = null }: { note?: string | null; act?: TimelineAct | null } = {},
): void {
  const { rows, tenantId, row } = life;
  rows.orderTimelineEvent.push({
    tenantId,
    orderId: row.id,
    position: life.steps++,
    status,
    at,
    actor: by.kind,
    actorUserId: by.userId,
    note,
    act,
  });
}

/** Payment and escrow status follow what is back with the customer. */
function follow(life: Life): void {
  const { row, payment } = life;
  if (!payment) return;
  const money = {
    capturedMinor: payment.row.capturedMinor + row.giftCardMinor,
    returnedMinor: life.returnedMinor + life.cardReturnedMinor,
  };
  const isBack = money.returnedMinor >= money.capturedMinor;
  row.paymentStatus = isBack ? "refunded" : row.paymentStatus === "refunded" ? "paid" : row.paymentStatus;
  row.escrowStatus = escrowAfterReturned({ ...row, ...money });
}

function refund(life: Life, amountMinor: number, reason: string, by: By["kind"], at: Date): string | null {
  const { payments, payment } = life;
  if (!payment || amountMinor <= 0) return null;
  const onConfirmed = () => {
    life.returnedMinor += amountMinor;
    follow(life);
  };
  return payments.refund(payment, { amountMinor, reason, actor: by, at, onConfirmed });
}

function returnToCard(life: Life, amountMinor: number, reason: string, by: By["kind"], at: Date): void {
  const { rows, ids, tenantId, giftCards, row, giftCard } = life;
  if (!giftCard || amountMinor === 0) return;
  giftCards.giveBack(giftCard, { orderId: row.id, amountMinor, at });
  life.cardReturnedMinor += amountMinor;
  rows.refund.push({
    tenantId,
    id: ids.id("ref", at),
    paymentId: null,
    orderId: row.id,
    giftCardId: null,
    purse: "gift_card",
    amountMinor,
    reason,
    status: "succeeded",
    actor: by,
    createdBy: null,
    processorRefundId: null,
    reversedMinor: 0,
    reversalId: null,
    createdAt: at,
    settledAt: at,
  });
}

function pay(life: Life, at: Date): void {
  const { payments, row, payment } = life;
  if (!payment) return;
  payments.capture(payment, at);
  Object.assign(row, { paymentStatus: "paid", paidAt: at, payBefore: null });
}

/** Puts what is left to pay of an order into the till. */
function takeAtTill(life: Life, by: string, at: Date): void {
  const { till, row } = life;
  const { id: orderId, channel, totalMinor } = row;
  const type = row.paymentMethod === "external" ? "terminal" : null;
  const amountMinor = totalMinor - row.tillMinor;
  till.take({ of: { orderId }, subjectId: orderId, channel, type, amountMinor, by, at });
  row.tillMinor = totalMinor;
}

/** Money for an order that a member took; nothing once it is paid. */
function payAtTill(life: Life, at: Date): void {
  const { row, takenBy } = life;
  if (takenBy === null || row.paymentStatus !== "pending") return;
  takeAtTill(life, takenBy, at);
  Object.assign(row, { paymentStatus: "paid", paidAt: at });
  remember(life, row.status, at, { kind: "restaurant", userId: takenBy }, { act: "payment_taken" });
}

function advance(life: Life, to: Step, at: Date, delayMinutes: number | null): void {
  const { random, staff, rules, kitchen, row, items } = life;
  const transition = decideTransition(row.status, to);
  if (!transition.ok) return;
  const effects = decideAdvance({ ...row, items }, { to, now: at, delayMinutes, ...rules });
  const isUnpaid = row.paymentStatus === "pending";
  Object.assign(row, { status: to, [transition.arrival.stamps]: at, ...effects });
  if (to === "accepted") kitchen.cook(row.id, items.map(soldLine), at);
  const userId = to === "accepted" && life.takenBy ? life.takenBy : random.pick(staff.teamIds);
  // What the courier brings.
  if (to === "delivered" && isUnpaid && row.paymentStatus === "paid") takeAtTill(life, userId, at);
  remember(life, to, at, { kind: "restaurant", userId });
}

/** Cancels or rejects it: everything that it took goes back. */
function end(life: Life, to: "canceled" | "rejected", at: Date, by: By, reason: string | null): void {
  const { rows, payments, kitchen, row, payment } = life;
  const from = row.status;
  const transition = decideTransition(from, to);
  if (!transition.ok || from === "canceled" || from === "rejected") return;
  const returns = decideReturns(from, {
    ...row,
    capturedMinor: payment?.row.capturedMinor ?? 0,
    refundedMinor: (payment?.row.refundedMinor ?? 0) + (payment?.row.disputedMinor ?? 0),
  });
  const { escrowStatus, giftCardMinor, processorRefundMinor } = returns;
  const paymentStatus = paymentStatusAfterReturns(row, returns);
  const told = reason ?? `Order ${to}`;
  Object.assign(row, { status: to, [transition.arrival.stamps]: at, endReason: reason, releaseAt: null });
  Object.assign(row, { escrowStatus, paymentStatus });
  const use = rows.couponRedemption.findIndex(({ orderId }) => orderId === row.id);
  if (use >= 0) rows.couponRedemption.splice(use, 1);
  returnToCard(life, giftCardMinor, told, by.kind, at);
  if (returns.stock) kitchen.putBack(row.id, at);
  remember(life, to, at, by, { note: reason });
  refund(life, processorRefundMinor, told, by.kind, at);
  if (payment && payment.row.capturedMinor === 0) {
    payments.cancel(payment, at);
    row.paymentStatus = "failed";
  }
  if (by.kind !== "restaurant") return;
  const data = { orderId: row.id, fields: ["status", "reason"], from, to };
  noteAct(life, { by: "owner", action: "changeOrderStatus", subjectId: row.id, data, at });
}

/** Gives the restaurant its money. False while it is not due. */
function release(life: Life, at: Date): boolean {
  const { payments, row, payment } = life;
  const decision = decideRelease({
    ...row,
    delivered: row.status === "delivered",
    paid: row.paymentStatus === "paid",
    awaitsPayment: isPaymentDue(row),
    flagged: row.flaggedAt !== null && row.flagClearedAt === null,
    now: at,
  });
  if (!decision.ok) return false;
  Object.assign(row, { escrowStatus: decision.escrowStatus, releasedAt: at });
  payments.release(orderSubject(row.id), payment, at);
  return true;
}

function clearFlag(life: Life, at: Date): void {
  const { row } = life;
  row.flagClearedAt = at;
  noteAct(life, { by: "superadmin", action: "escrow.flag-cleared", subjectId: row.id, at });
}

/** The platform gives a guest a part or all of it back. */
function refundByHand(life: Life, amountMinor: number, reason: string, at: Date): void {
  const { row } = life;
  const refundId = refund(life, amountMinor, reason, "platform", at);
  const data = { refundId, amount: amountMinor / 100, currency: row.currency, reason };
  noteAct(life, { by: "superadmin", action: "order.refunded", subjectId: row.id, data, at });
}

function dispute(life: Life, at: Date, ends: DisputeEnd): void {
  const { payments, payment } = life;
  if (!payment) return;
  const onLost = () => {
    life.returnedMinor += payment.row.disputedMinor;
    follow(life);
  };
  payments.dispute(payment, { at, ends, onLost });
}
