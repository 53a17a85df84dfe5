import { decideRelease, escrowAfterReturned } from "@/lib/payments/escrow/escrow-status";
import { orderSubject } from "@/lib/payments/subject/subject";
import { decideAdvance } from "@/lib/service/orders/life/order-advance";
import { decideReturns, paymentStatusAfterReturns } from "@/lib/service/orders/life/order-cancel-policy";
import type { Order } from "@/lib/service/orders/order";
import { decideTransition, type OrderStatus } from "@/lib/service/orders/order-status";
import { isPaymentDue } from "@/lib/service/orders/placement/payment-window";
import type { GiftCards, SpendableCard } from "./gift-cards";
import type { Kitchen } from "./kitchen";
import type { OnlinePayment, Payments } from "./payments";
import { noteAct, type Scene } from "./scene";

export type OrderRow = Omit<Order, "items"> & { tenantId: string };

type By = { kind: "customer" | "restaurant" | "platform" | "system"; userId: string | null };

export const BY_SYSTEM: By = { kind: "system", userId: null };
export const BY_CUSTOMER: By = { kind: "customer", userId: null };

type OrderParts = {
  row: OrderRow;
  items: Order["items"];
  payment: OnlinePayment | null;
  giftCard: SpendableCard | null;
};

/**
 * One order on its way. Each step is decided by the product's own rules and leaves the rows that the product leaves, but
 * for events and emails: nobody waits to hear of the past.
 */
export function createOrderLife(
  scene: Scene,
  { payments, giftCards, kitchen }: { payments: Payments; giftCards: GiftCards; kitchen: Kitchen },
  { row, items, payment, giftCard }: OrderParts,
) {
  const { rows, ids, tenantId, rules } = scene;
  const subject = orderSubject(row.id);
  let steps = 0;
  /** What the processor and banks have given back. */
  let returnedMinor = 0;
  let cardReturnedMinor = 0;

  function remember(status: OrderStatus, at: Date, by: By, note: string | null = null): void {
    rows.orderTimelineEvent.push({
      tenantId,
      orderId: row.id,
      position: steps++,
      status,
      at,
      actor: by.kind,
      actorUserId: by.userId,
      note,
    });
  }

  /** Payment and escrow status follow what is back with the customer. */
  function follow(): void {
    if (!payment) return;
    const money = {
      capturedMinor: payment.row.capturedMinor + row.giftCardMinor,
      returnedMinor: returnedMinor + cardReturnedMinor,
    };
    const isBack = money.returnedMinor >= money.capturedMinor;
    row.paymentStatus = isBack ? "refunded" : row.paymentStatus === "refunded" ? "paid" : row.paymentStatus;
    row.escrowStatus = escrowAfterReturned({ ...row, ...money });
  }

  function refund(amountMinor: number, reason: string, by: By["kind"], at: Date): string | null {
    if (!payment || amountMinor <= 0) return null;
    const onConfirmed = () => {
      returnedMinor += amountMinor;
      follow();
    };
    return payments.refund(payment, { amountMinor, reason, actor: by, at, onConfirmed });
  }

  function returnToCard(amountMinor: number, reason: string, by: By["kind"], at: Date): void {
    if (!giftCard || amountMinor === 0) return;
    giftCards.giveBack(giftCard, { orderId: row.id, amountMinor, at });
    cardReturnedMinor += amountMinor;
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

  remember("pending", row.createdAt, BY_CUSTOMER);

  return {
    row,
    payment,

    pay(at: Date): void {
      if (!payment) return;
      payments.capture(payment, at);
      Object.assign(row, { paymentStatus: "paid", paidAt: at, payBefore: null });
    },

    advance(
      to: "accepted" | "preparing" | "ready" | "delivered",
      at: Date,
      delayMinutes: number | null = null,
    ): void {
      const transition = decideTransition(row.status, to);
      if (!transition.ok) return;
      const effects = decideAdvance({ ...row, items }, { to, now: at, delayMinutes, ...rules });
      Object.assign(row, { status: to, [transition.arrival.stamps]: at, ...effects });
      if (to === "accepted") kitchen.cook(row.id, items, at);
      remember(to, at, { kind: "restaurant", userId: scene.random.pick(scene.staff.teamIds) });
    },

    /** Cancels or rejects it: everything that it took goes back. */
    end(to: "canceled" | "rejected", at: Date, by: By, reason: string | null): void {
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
      returnToCard(giftCardMinor, told, by.kind, at);
      if (returns.stock) kitchen.putBack(row.id, at);
      remember(to, at, by, reason);
      refund(processorRefundMinor, told, by.kind, at);
      if (payment && payment.row.capturedMinor === 0) {
        payments.cancel(payment, at);
        row.paymentStatus = "failed";
      }
      if (by.kind !== "restaurant") return;
      const data = { orderId: row.id, fields: ["status", "reason"], from, to };
      noteAct(scene, { by: "owner", action: "changeOrderStatus", subjectId: row.id, data, at });
    },

    /** Gives the restaurant its money. False while it is not due. */
    release(at: Date): boolean {
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
      payments.release(subject, payment, at);
      return true;
    },

    clearFlag(at: Date): void {
      row.flagClearedAt = at;
      noteAct(scene, { by: "superadmin", action: "escrow.flag-cleared", subjectId: row.id, at });
    },

    /** The platform gives a guest a part or all of it back. */
    refundByHand(amountMinor: number, reason: string, at: Date): void {
      const refundId = refund(amountMinor, reason, "platform", at);
      const data = { refundId, amount: amountMinor / 100, currency: row.currency, reason };
      noteAct(scene, { by: "superadmin", action: "order.refunded", subjectId: row.id, data, at });
    },

    dispute(at: Date, ends: { at: Date; as: "won" | "lost" } | null): void {
      if (!payment) return;
      const onLost = () => {
        returnedMinor += payment.row.disputedMinor;
        follow();
      };
      payments.dispute(payment, { at, ends, onLost });
    },
  };
}

export type OrderLife = ReturnType<typeof createOrderLife>;
