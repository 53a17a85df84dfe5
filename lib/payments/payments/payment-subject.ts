import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { EventEffect } from "./event-effect";
import type { DisputeMove, ProcessorDispute, ProcessorIntent, ProcessorRefund } from "./processor";
import type { ProcessorRun } from "./processor-run";

/** What money is paid for. */
export type Subject = { kind: "order" | "bill_share" | "gift_card_purchase"; id: string };

type SubjectChange = { tenantId: TenantId; id: string; now: Date };

/**
 * What a domain does when the money of one of its subjects moves. Payments call it inside their own transaction, in
 * which the subject is locked; it changes rows and asks no gateway.
 */
export type PaymentSubject = {
  /** The payment arrived. */
  onCaptured(tx: Tx, change: SubjectChange): Promise<void>;
  /** The payment can no longer be made. */
  onClosed(tx: Tx, change: SubjectChange): Promise<void>;
  /** Called after each refund and dispute with all that is back with the customer, in minor units. */
  onReturned(tx: Tx, change: SubjectChange & { capturedMinor: number; returnedMinor: number }): Promise<void>;
  /** Why money that arrives goes back, such as "the order was canceled", or null when it is kept. */
  findEnd(tx: Tx, ref: { tenantId: TenantId; id: string }): Promise<string | null>;
  /** Whether what was held has been released to the restaurant; null for an unknown subject. */
  isReleased(tx: Tx, ref: { tenantId: TenantId; id: string }): Promise<boolean | null>;
};

/** Intents, refunds and disputes of payments that a domain keeps in tables of its own. A finder answers null for others'. */
export type OwnPayments<A> = {
  findIntentEffect(app: A, intent: SettledIntent): Promise<EventEffect | null>;
  findRefundEffect(app: A, intentId: string, refunds: RefundSource): Promise<EventEffect | null>;
  findDisputeEffect(app: A, news: DisputeChange): Promise<EventEffect | null>;
  /** Asks the processor again about what is open, and repeats what was not answered. */
  reconcile(app: A, run: ProcessorRun, due: { before: Date; limit: number }): Promise<void>;
  /** Asks the processor about payments begun in the time range that are still open here. */
  readYoung?(app: A, run: ProcessorRun, range: { from: Date; before: Date; limit: number }): Promise<void>;
};

export type SettledIntent = Pick<
  ProcessorIntent,
  "id" | "state" | "paymentId" | "receivedMinor" | "currency"
>;
export type RefundSource = () => Promise<ProcessorRefund[]>;
export type DisputeChange = { dispute: ProcessorDispute; money: DisputeMove | null };

/** Everything that can be paid for; made under the roof. */
export type PaymentSubjects<A> = {
  order: PaymentSubject;
  /** In the order in which they are asked. */
  others: readonly OwnPayments<A>[];
  /** Gives back what requests took whose process died before the processor had made their intent. */
  endUnfinished(app: A): Promise<void>;
};

/** The first effect that one of these finds, or null. */
export async function firstEffect<A>(
  owners: readonly OwnPayments<A>[],
  find: (owner: OwnPayments<A>) => Promise<EventEffect | null>,
): Promise<EventEffect | null> {
  for (const owner of owners) {
    const effect = await find(owner);
    if (effect) return effect;
  }
  return null;
}
