import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { PAYMENT_MOVES, statesBefore } from "@/lib/payments/subject/money-states";
import {
  billShareSubject,
  depositSubject,
  orderSubject,
  purchaseSubject,
  type Subject,
} from "@/lib/payments/subject/subject";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Payment as PaymentRow } from "@/lib/platform/db/generated/client";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";

export type SubjectRef = { tenantId: TenantId; subject: Subject };
export type PaymentRef = SubjectRef & { paymentId: string };

/** One payment at the processor. Amounts are minor units of `currency`. */
export type Payment = PaymentRef &
  Pick<
    PaymentRow,
    | "state"
    | "amountMinor"
    | "tipMinor"
    | "capturedMinor"
    | "refundedMinor"
    | "disputedMinor"
    | "currency"
    | "intentId"
    | "clientSecret"
    | "methodType"
    | "settledAt"
  >;

type SubjectColumns = Pick<PaymentRow, "orderId" | "billPaymentId" | "giftCardPurchaseId" | "reservationId">;

/** What a row is about, by the one of these columns that is set. */
export function subjectOf(columns: SubjectColumns): Subject {
  const { orderId, billPaymentId, giftCardPurchaseId, reservationId } = columns;
  if (orderId !== null) return orderSubject(orderId);
  if (billPaymentId !== null) return billShareSubject(billPaymentId);
  if (giftCardPurchaseId !== null) return purchaseSubject(giftCardPurchaseId);
  return depositSubject(reservationId ?? "");
}

function columnOf({ kind, id }: Subject): Partial<SubjectColumns> {
  switch (kind) {
    case "order":
      return { orderId: id };
    case "bill_share":
      return { billPaymentId: id };
    case "gift_card_purchase":
      return { giftCardPurchaseId: id };
    case "deposit":
      return { reservationId: id };
  }
}

function paymentOf(row: PaymentRow): Payment {
  return { ...row, tenantId: mintTenantId(row.tenantId), paymentId: row.id, subject: subjectOf(row) };
}

/** The payment of a subject at the processor, or null. */
export async function findPayment(
  db: Db["prisma"] | Tx,
  { tenantId, subject }: SubjectRef,
): Promise<Payment | null> {
  const row = await db.payment.findFirst({ where: { tenantId, ...columnOf(subject) } });
  return row && paymentOf(row);
}

/** The payment that an intent is for, by its id or by the payment id in its metadata, or null. */
export async function findPaymentOfIntent(
  db: Db["prisma"],
  { intentId, paymentId }: { intentId: string; paymentId: string | null },
): Promise<Payment | null> {
  const row = await db.payment.findFirst({
    where: { OR: [{ intentId }, ...(paymentId === null ? [] : [{ id: paymentId, intentId: null }])] },
  });
  return row && paymentOf(row);
}

/** A payment by its id, or null. */
export async function findPaymentById(
  db: Db["prisma"],
  { tenantId, paymentId }: { tenantId: TenantId; paymentId: string },
): Promise<Payment | null> {
  const row = await db.payment.findUnique({ where: { tenantId_id: { tenantId, id: paymentId } } });
  return row && paymentOf(row);
}

/** A payment as it stands under the lock of its subject. */
export async function getPayment(tx: Tx, { tenantId, paymentId }: PaymentRef): Promise<Payment> {
  return paymentOf(
    await tx.payment.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: paymentId } } }),
  );
}

/** What can still be refunded, in minor units. */
export function refundableMinor({ capturedMinor, refundedMinor, disputedMinor }: Payment): number {
  return Math.max(0, capturedMinor - refundedMinor - disputedMinor);
}

/**
 * What of a payment is a tip that stays with the restaurant, in minor units. A tip that went back of an order by another
 * purse is back as well.
 */
export async function findKeptTip(tx: Db["prisma"] | Tx, payment: Payment): Promise<number> {
  if (payment.tipMinor === 0) return 0;
  const { tenantId, paymentId, subject } = payment;
  const of = subject.kind === "order" ? { orderId: subject.id } : { paymentId };
  const { _sum } = await tx.refund.aggregate({
    where: { tenantId, ...of, status: { not: "failed" } },
    _sum: { tipMinor: true },
  });
  return Math.min(refundableMinor(payment), Math.max(0, payment.tipMinor - (_sum.tipMinor ?? 0)));
}

/** Writes a payment with the intent that was made for it. */
export async function insertPayment(
  tx: Tx,
  input: PaymentRef & {
    amountMinor: number;
    /** How much of it is a tip. */
    tipMinor?: number;
    currency: string;
    intentId: string;
    clientSecret: string | null;
    createdAt: Date;
  },
): Promise<void> {
  const { paymentId, subject, ...payment } = input;
  await tx.payment.create({ data: { ...payment, ...columnOf(subject), id: paymentId } });
}

/** Writes down what arrived, once. False when a capture was known. */
export async function markCaptured(
  tx: Tx,
  input: PaymentRef & {
    state: "succeeded" | "failed";
    receivedMinor: number;
    currency: string;
    methodType: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, paymentId, state, receivedMinor, currency, methodType, now } = input;
  const { count } = await tx.payment.updateMany({
    where: { tenantId, id: paymentId, capturedMinor: 0, state: { in: statesBefore(PAYMENT_MOVES, state) } },
    data: { state, capturedMinor: receivedMinor, currency, methodType, settledAt: now },
  });
  return count === 1;
}

/** Writes down that a payment can no longer be made. False when it was made, or canceled before. */
export async function markPaymentCanceled(
  tx: Tx,
  { tenantId, paymentId, now }: PaymentRef & { now: Date },
): Promise<boolean> {
  const { count } = await tx.payment.updateMany({
    where: { tenantId, id: paymentId, state: { in: statesBefore(PAYMENT_MOVES, "canceled") } },
    data: { state: "canceled", settledAt: now },
  });
  return count === 1;
}

/** Payments that were begun before the instant, and not before `from`, and are still open; the oldest first. */
export async function listOpenPayments(
  db: Db["prisma"],
  { scope, from, before, limit }: { scope: SweepScope; from?: Date; before: Date; limit: number },
): Promise<Payment[]> {
  const rows = await db.payment.findMany({
    where: {
      ...whereInSweep(scope),
      state: "requires_payment",
      intentId: { not: null },
      createdAt: { gte: from, lt: before },
    },
    orderBy: { createdAt: "asc" },
    take: limit,
  });
  return rows.map(paymentOf);
}

/** Records an event of the processor in the transaction of its effect. False when it was recorded before. */
export async function recordProcessorEvent(
  tx: Tx,
  event: { id: string; type: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.processorEvent.createMany({
    data: [{ id: event.id, type: event.type, receivedAt: event.now }],
    skipDuplicates: true,
  });
  return count === 1;
}

export async function hasProcessorEvent(db: Db["prisma"], id: string): Promise<boolean> {
  return (await db.processorEvent.count({ where: { id } })) > 0;
}
