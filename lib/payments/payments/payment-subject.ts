import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { ProcessorRun } from "@/lib/payments/processor/processor-run";
import type { RefundState } from "@/lib/payments/subject/money-states";
import type { Subject, SubjectKind } from "@/lib/payments/subject/subject";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SweepScope } from "@/lib/platform/db/sweep-scope";
import type { Dispute } from "./dispute-store";
import type { EvidenceFacts } from "./evidence-facts";

/** Why a payment goes back whose subject is paid already: its refund is none of the subject. */
export const PAID_TWICE = "the restaurant had taken the payment itself";

export type SubjectRow = { tenantId: TenantId; id: string };
export type SubjectChange = SubjectRow & { now: Date };

/** How far a refund is. A refund that the bank sent back was confirmed before it failed. */
export type RefundChange = {
  refundId: string;
  amountMinor: number;
  currency: string;
  status: RefundState;
  wasConfirmed: boolean;
  reason: string;
  failureReason: string | null;
  /** Made at the processor itself, not through us. */
  isForeign: boolean;
  createdBy: string | null;
};

/** What is back with the customer, and how much of that went back wholly, in minor units. */
export type ReturnedMoney = { capturedMinor: number; returnedMinor: number };

/** Where a statement leads to. */
export type SubjectFacts = {
  id: string;
  /** What people call it: the number of an order, the table of a bill, the day and time of a booking. */
  reference: string | null;
  orderId: string | null;
  billId: string | null;
  /** What was sold, priced in minor units, by which the money is shared out; `line` is null for what is no dish, such as a delivery fee. */
  lines: { line: number | null; name: string; quantity: number; priceMinor: number }[];
};

/**
 * What a domain does when the money of one of its subjects moves. The engine calls it inside its own transaction, in
 * which the subject is locked; it changes rows and books, and asks no gateway.
 */
export type PaymentSubject<A> = {
  /** Holds the subject until the transaction ends: all its money moves one after another. False when it is unknown. */
  lock(tx: Tx, row: SubjectRow): Promise<boolean>;
  /**
   * The payment arrived and is held. Answers why it goes back at once, such as "the order was canceled" or PAID_TWICE, or
   * null.
   */
  onCaptured(
    app: A,
    tx: Tx,
    change: SubjectChange & { amountMinor: number; currency: string },
  ): Promise<string | null>;
  /** Another amount or currency than was asked for arrived; it goes back at once. `note` says what. */
  onMismatched(app: A, tx: Tx, change: SubjectChange & { note: string }): Promise<void>;
  onClosed(app: A, tx: Tx, change: SubjectChange): Promise<void>;
  /** A refund was written down, confirmed, or failed. */
  onRefund(app: A, tx: Tx, change: SubjectChange & { refund: RefundChange }): Promise<void>;
  /** A dispute was opened, moved money, or closed. `opens` and `closes` are true once each. */
  onDisputed(
    app: A,
    tx: Tx,
    change: SubjectChange & { dispute: Dispute; opens: boolean; closes: boolean },
  ): Promise<void>;
  /** Called whenever something else than before is back with the customer, and also when nothing is. */
  onReturned(app: A, tx: Tx, change: SubjectChange & ReturnedMoney): Promise<void>;
  /** Why its money belongs to the customer again, such as "the order was canceled", or null. */
  findEnd(tx: Tx, row: SubjectRow): Promise<string | null>;
  /** How much of an amount that goes back is the tip, where nobody says: what was sold goes back first. */
  findTipIn(tx: Tx, row: SubjectRow, amountMinor: number): Promise<number>;
  /** What a statement says of these subjects; without those that are unknown. */
  describe(app: A, query: { tenantId: TenantId; ids: string[] }): Promise<SubjectFacts[]>;
  /** What is known of it, for an answer to a dispute. Asks no gateway. */
  gatherEvidence(app: A, row: SubjectRow): Promise<EvidenceFacts>;
  /** Whether what was held has become the restaurant's. */
  isReleased(tx: Tx, row: SubjectRow): Promise<boolean>;
};

/** Something whose money is due for release since `releaseAt`. */
export type DueRelease = SubjectRow & { releaseAt: Date };

/** What the money of something that is not released yet waits for. */
export const HELD_FOR = ["delivery", "release", "review", "dispute", "refund", "payment", "visit"] as const;
export type HeldFor = (typeof HELD_FOR)[number];
export type HeldFacts = { id: string; waitsFor: HeldFor; releaseAt: Date | null };

/** What is held until some time after it was delivered. What is not here is released as soon as it is paid for. */
export type Releases = {
  /** What is due, the longest waiting first, from behind `after`; at most `limit`, in one statement. */
  listDue(
    db: Db,
    page: { scope: SweepScope; now: Date; after: DueRelease | null; limit: number },
  ): Promise<DueRelease[]>;
  /**
   * Locks what was due until the transaction ends and marks it as released, once. Null when another release holds it, or
   * when it is no longer due.
   */
  take(tx: Tx, row: SubjectChange): Promise<{ subject: Subject; currency: string } | null>;
  /** What the money of these waits for, and when it is released if that is known; without those that are unknown. */
  describeHeld(db: Db, query: { tenantId: TenantId; ids: string[] }): Promise<HeldFacts[]>;
};

/** Everything that can be paid for; made under the roof. */
export type PaymentSubjects<A> = {
  readonly [K in SubjectKind]: PaymentSubject<A>;
} & {
  releases: Releases;
  /** Gives back what requests took whose process died before the processor had made their intent. */
  endUnfinished(app: A): Promise<void>;
  /** Gives up what nobody has paid and nobody will. */
  endUnpaid(app: A, run: ProcessorRun): Promise<unknown>;
};
