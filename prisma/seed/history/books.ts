import { percentOf } from "@/lib/core/money/money";
import {
  type Account,
  type Held,
  type Movement,
  released,
  transferReversed,
  transferred,
} from "@/lib/payments/ledger/movement";
import type { Subject } from "@/lib/payments/subject/subject";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { ProcessorTraces } from "./processor-traces";
import { later, type Scene } from "./scene";

type TransferRow = Prisma.TransferCreateManyInput & { amountMinor: number; reversedMinor: number };
type Sent = { row: TransferRow; atProcessor: ReturnType<ProcessorTraces["transfer"]> };

/** How long the processor took for a transfer. */
const TRANSFER_SECONDS = 2;

/**
 * The books of one restaurant as they grow: every movement as the product's own builders make it, balances, and the
 * payouts that follow each credit (docs/decisions/040).
 */
export function createBooks(scene: Scene, processor: ProcessorTraces, accountId: string | null) {
  const { rows, ids, tenantId, rules } = scene;
  const { currency } = scene.restaurant;
  const balances = new Map<string, number>();
  const sentFor = new Map<string, Sent>();

  const balanceOf = (account: Account, subject?: Subject) =>
    balances.get(subject ? `${account} ${subject.id}` : account) ?? 0;

  function post(movement: Movement, at: Date): void {
    const { kind, subject, uniqueKey, entries } = movement;
    const id = ids.id("ltx", at);
    const subjectId = subject?.id ?? null;
    const subjectKind = subject?.kind ?? null;
    rows.ledgerTransaction.push({ tenantId, id, kind, subjectKind, subjectId, uniqueKey, createdAt: at });
    for (const [position, { account, amountMinor }] of entries.entries()) {
      rows.ledgerEntry.push({
        tenantId,
        transactionId: id,
        position,
        account,
        subjectId,
        amountMinor,
        currency: movement.currency,
      });
      const names = subjectId === null ? [account] : [account, `${account} ${subjectId}`];
      for (const name of names) balances.set(name, (balances.get(name) ?? 0) + amountMinor);
    }
  }

  /** What is held for a subject. */
  const heldFor = (subject: Subject): Held => ({
    escrowMinor: 0 - balanceOf("escrow", subject),
    refundsDueMinor: 0 - balanceOf("refunds_due", subject),
  });

  function transfer(payout: {
    subject: Subject | null;
    returnOf?: string;
    amountMinor: number;
    charge: string | null;
    at: Date;
  }): void {
    const { subject, returnOf = "", amountMinor, charge, at } = payout;
    if (accountId === null) return;
    const id = ids.id("trf", at);
    const settledAt = later(at, { seconds: TRANSFER_SECONDS });
    const subjectId = subject?.id ?? null;
    const atProcessor = processor.transfer({ id, subjectId, amountMinor, accountId, charge, at: settledAt });
    const row = {
      tenantId,
      id,
      orderId: subject?.kind === "order" ? subject.id : null,
      billPaymentId: subject?.kind === "bill_share" ? subject.id : null,
      returnOf,
      amountMinor,
      reversedMinor: 0,
      currency,
      status: "succeeded",
      processorTransferId: atProcessor.id,
      createdAt: at,
      settledAt,
    } satisfies TransferRow;
    rows.transfer.push(row);
    if (subject && returnOf === "") sentFor.set(subject.id, { row, atProcessor });
    post(transferred(id, { subject, currency, amountMinor }), settledAt);
  }

  /** Pays out what was just credited, as far as an earlier debt leaves it, and then whatever else is owed. */
  function payOut(payout: {
    subject: Subject;
    returnOf?: string;
    amountMinor: number;
    /** The charge that the money comes from, and how much that was. */
    source: { charge: string | null; capturedMinor: number } | null;
    at: Date;
  }): void {
    const { amountMinor, source, at } = payout;
    const payableMinor = () => 0 - balanceOf("restaurant");
    const dueMinor = Math.min(amountMinor, payableMinor());
    const charge = source && dueMinor <= source.capturedMinor ? source.charge : null;
    if (dueMinor > 0) transfer({ ...payout, amountMinor: dueMinor, charge });
    const restMinor = payableMinor();
    if (restMinor > 0) transfer({ subject: null, amountMinor: restMinor, charge: null, at });
  }

  return {
    currency,
    balanceOf,
    heldFor,
    post,
    payOut,

    /** Releases what is held: `keptMinor` of what the processor took bears the platform's fee. */
    release(input: {
      subject: Subject;
      keptMinor: number;
      source: { charge: string | null; capturedMinor: number } | null;
      at: Date;
    }): void {
      const { subject, keptMinor, source, at } = input;
      const { escrowMinor: amountMinor } = heldFor(subject);
      if (amountMinor <= 0) return;
      const feeMinor = Math.min(amountMinor, percentOf(keptMinor, rules.platformFeeBps / 100));
      post(released({ subject, currency, amountMinor, feeMinor }), at);
      payOut({ subject, amountMinor: amountMinor - feeMinor, source, at });
    },

    /** Takes the restaurant's part of a refund back from its transfer. Returns what of it, and the processor's name. */
    reverse(input: { subject: Subject; refundId: string; amountMinor: number; at: Date }): {
      reversedMinor: number;
      reversalId: string | null;
    } {
      const { subject, refundId, amountMinor, at } = input;
      const sent = sentFor.get(subject.id);
      const backMinor = sent ? Math.min(amountMinor, sent.row.amountMinor - sent.row.reversedMinor) : 0;
      if (!sent || backMinor <= 0) return { reversedMinor: 0, reversalId: null };
      sent.row.reversedMinor += backMinor;
      const made = processor.reversal(sent.atProcessor, { refundId, amountMinor: backMinor, at });
      post(transferReversed(refundId, { subject, currency, amountMinor: backMinor }), at);
      return { reversedMinor: backMinor, reversalId: made.id };
    },
  };
}

export type Books = ReturnType<typeof createBooks>;
