import {
  captured,
  disputeWithdrawn,
  givenBack,
  refunded,
  restaurantPart,
} from "@/lib/payments/ledger/movement";
import type { Subject } from "@/lib/payments/subject/subject";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { Actor } from "@/lib/platform/db/generated/enums";
import type { Books } from "./books";
import type { ProcessorTraces } from "./processor-traces";
import { later, type Scene } from "./scene";

type PaymentRow = Prisma.PaymentCreateManyInput & {
  capturedMinor: number;
  refundedMinor: number;
  disputedMinor: number;
};

/** A payment through the processor, on both sides. */
export type OnlinePayment = {
  subject: Subject;
  row: PaymentRow;
  atProcessor: ReturnType<ProcessorTraces["intent"]>;
};

/** The seconds that a bank took for a refund. */
const REFUND_SECONDS = 6;

type Asked = {
  /** The payment's own. */
  id: string;
  subject: Subject;
  amountMinor: number;
  method: string;
  at: Date;
};

type RefundAsked = {
  amountMinor: number;
  reason: string;
  actor: Actor;
  at: Date;
  /** Called once the money is back. */
  onConfirmed: (now: Date) => void;
};

type DisputeCourse = {
  at: Date;
  ends: { at: Date; as: "won" | "lost" } | null;
  /** Called when the money is gone for good. */
  onLost: () => void;
};

type Till = Scene & { books: Books; processor: ProcessorTraces; currency: string };

/** Payments, refunds and disputes of one restaurant, as the money engine writes them. */
export function createPayments(scene: Scene, books: Books, processor: ProcessorTraces) {
  const till: Till = { ...scene, books, processor, currency: books.currency };
  return {
    begin: (asked: Asked) => begin(till, asked),
    capture: (payment: OnlinePayment, at: Date) => capture(till, payment, at),
    cancel,
    release: (subject: Subject, payment: OnlinePayment | null, at: Date) =>
      release(till, subject, payment, at),
    refund: (payment: OnlinePayment, asked: RefundAsked) => refund(till, payment, asked),
    dispute: (payment: OnlinePayment, course: DisputeCourse) => dispute(till, payment, course),
  };
}

export type Payments = ReturnType<typeof createPayments>;

const chargeOf = ({ atProcessor, row }: OnlinePayment) => ({
  charge: atProcessor.latest_charge,
  capturedMinor: row.capturedMinor,
});

/** Asks for money. */
function begin(till: Till, asked: Asked): OnlinePayment {
  const { rows, tenantId, processor, currency } = till;
  const { id, subject, amountMinor, at } = asked;
  const atProcessor = processor.intent(id, { ...asked, subjectId: subject.id });
  const row: PaymentRow = {
    tenantId,
    id,
    orderId: subject.kind === "order" ? subject.id : null,
    billPaymentId: subject.kind === "bill_share" ? subject.id : null,
    giftCardPurchaseId: subject.kind === "gift_card_purchase" ? subject.id : null,
    state: "requires_payment",
    amountMinor,
    capturedMinor: 0,
    refundedMinor: 0,
    disputedMinor: 0,
    currency,
    intentId: atProcessor.id,
    clientSecret: atProcessor.client_secret,
    createdAt: at,
    settledAt: null,
  };
  rows.payment.push(row);
  return { subject, row, atProcessor };
}

function capture(till: Till, payment: OnlinePayment, at: Date): void {
  const { books, processor, currency } = till;
  const { row, atProcessor, subject } = payment;
  const { amountMinor } = row;
  const [type] = atProcessor.payment_method_types;
  Object.assign(row, { state: "succeeded", capturedMinor: amountMinor, settledAt: at });
  const method = type === "card" ? "pm_card_visa" : `pm_${type}`;
  processor.charged(atProcessor, { amountMinor, method, at });
  books.post(captured(atProcessor.id, { subject, currency, amountMinor }), at);
}

function cancel({ row, atProcessor }: OnlinePayment, at: Date): void {
  Object.assign(row, { state: "canceled", settledAt: at });
  Object.assign(atProcessor, { status: "canceled", canceled_at: Math.floor(at.getTime() / 1000) });
}

/** The platform's fee is taken on what the processor keeps for the restaurant. */
function release(till: Till, subject: Subject, payment: OnlinePayment | null, at: Date): void {
  const { books } = till;
  const row = payment?.row;
  const keptMinor = row ? row.capturedMinor - row.refundedMinor - row.disputedMinor : 0;
  books.release({ subject, keptMinor, source: payment && chargeOf(payment), at });
}

/** Gives money back through the processor. */
function refund(till: Till, payment: OnlinePayment, asked: RefundAsked): string {
  const { rows, ids, tenantId, clockwork, books, processor, currency } = till;
  const { subject, row, atProcessor } = payment;
  const { amountMinor, reason, actor, at, onConfirmed } = asked;
  const id = ids.id("ref", at);
  const made: Prisma.RefundCreateManyInput = {
    tenantId,
    id,
    paymentId: row.id,
    orderId: subject.kind === "order" ? subject.id : null,
    giftCardId: null,
    purse: "processor",
    amountMinor,
    reason,
    status: "pending",
    actor,
    createdBy: null,
    processorRefundId: null,
    reversedMinor: 0,
    reversalId: null,
    createdAt: at,
    settledAt: null,
  };
  rows.refund.push(made);
  row.refundedMinor += amountMinor;
  // Without this deed it stays pending, and the product asks the processor for it.
  clockwork.at(later(at, { seconds: REFUND_SECONDS }), (now) => {
    made.processorRefundId = processor.refund(atProcessor, { id, amountMinor, at }).id;
    Object.assign(made, { status: "succeeded", settledAt: now });
    const movement = refunded(id, { subject, currency, amountMinor, held: books.heldFor(subject) });
    books.post(movement, now);
    const backMinor = restaurantPart(movement);
    if (backMinor > 0) {
      Object.assign(made, books.reverse({ subject, refundId: id, amountMinor: backMinor, at: now }));
    }
    onConfirmed(now);
  });
  return id;
}

/** A bank takes a released payment back, and decides later. */
function dispute(till: Till, payment: OnlinePayment, course: DisputeCourse): void {
  const { rows, ids, tenantId, clockwork, books, processor, currency } = till;
  const { subject, row, atProcessor } = payment;
  const { at, ends, onLost } = course;
  const amountMinor = row.capturedMinor - row.refundedMinor;
  const traced = processor.dispute(atProcessor, { amountMinor, at });
  const { due_by: dueBy } = traced.evidence_details;
  const id = ids.id("dsp", at);
  const made: Prisma.DisputeCreateManyInput = {
    tenantId,
    id,
    paymentId: row.id,
    processorDisputeId: traced.id,
    amountMinor,
    currency,
    reason: traced.reason,
    status: "open",
    evidenceDueAt: dueBy === null ? null : new Date(dueBy * 1000),
    withdrawnAt: at,
    reinstatedAt: null,
    createdAt: at,
    closedAt: null,
  };
  rows.dispute.push(made);
  row.disputedMinor = amountMinor;
  const withdrawn = disputeWithdrawn(id, {
    subject,
    currency,
    amountMinor,
    held: books.heldFor(subject),
  });
  books.post(withdrawn, at);
  if (!ends) return;
  clockwork.at(ends.at, (now) => {
    Object.assign(made, { status: ends.as, closedAt: now });
    traced.status = ends.as;
    if (ends.as === "lost") return onLost();
    processor.disputeWon(traced, now);
    made.reinstatedAt = now;
    row.disputedMinor = 0;
    const back = givenBack(withdrawn, { restaurantMinor: Number.MAX_SAFE_INTEGER });
    books.post(back, now);
    const owedMinor = 0 - restaurantPart(back);
    books.payOut({ subject, returnOf: id, amountMinor: owedMinor, source: null, at: now });
  });
}
