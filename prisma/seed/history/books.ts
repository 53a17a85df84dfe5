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

type Sending = {
  subject: Subject | null;
  returnOf?: string;
  amountMinor: number;
  charge: string | null;
  at: Date;
};

/** The charge that money comes from, and how much that was. */
type Source = { charge: string | null; capturedMinor: number };
type Payout = {
  subject: Subject;
  returnOf?: string;
  amountMinor: number;
  source: Source | null;
  at: Date;
};
type Release = { subject: Subject; keptMinor: number; source: Source | null; at: Date };
type Return = { subject: Subject; refundId: string; amountMinor: number; at: Date };

type Ledger = Scene & {
  processor: ProcessorTraces;
  /** Where the restaurant is paid out to; null where it takes cash only. */
  accountId: string | null;
  currency: string;
  /** By account, and by account and subject. */
  balances: Map<string, number>;
  /** Transfers by the subject that they pay out. */
  sentFor: Map<string, Sent>;
};

/**
 * The books of one restaurant as they grow: every movement as the product's own builders make it, balances, and the
 * payouts that follow each credit (docs/decisions/040).
 */
export function createBooks(scene: Scene, processor: ProcessorTraces, accountId: string | null) {
  const { currency } = scene.restaurant;
  const ledger: Ledger = {
    ...scene,
    processor,
    accountId,
    currency,
    balances: new Map(),
    sentFor: new Map(),
  };
  return {
    currency,
    heldFor: (subject: Subject) => heldFor(ledger, subject),
    post: (movement: Movement, at: Date) => post(ledger, movement, at),
    payOut: (payout: Payout) => payOut(ledger, payout),
    release: (input: Release) => release(ledger, input),
    reverse: (input: Return) => reverse(ledger, input),
  };
}

export type Books = ReturnType<typeof createBooks>;

function balanceOf({ balances }: Ledger, account: Account, subject?: Subject): number {
  return balances.get(subject ? `${account} ${subject.id}` : account) ?? 0;
}

/** What is held for a subject. */
function heldFor(ledger: Ledger, subject: Subject): Held {
  return {
    escrowMinor: 0 - balanceOf(ledger, "escrow", subject),
    refundsDueMinor: 0 - balanceOf(ledger, "refunds_due", subject),
  };
}

function post(ledger: Ledger, movement: Movement, at: Date): void {
  const { rows, ids, tenantId, balances } = ledger;
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

function transfer(ledger: Ledger, payout: Sending): void {
  const { rows, ids, tenantId, processor, accountId, sentFor, currency } = ledger;
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
  post(ledger, transferred(id, { subject, currency, amountMinor }), settledAt);
}

/** Pays out what was just credited, as far as an earlier debt leaves it, and then whatever else is owed. */
function payOut(ledger: Ledger, payout: Payout): void {
  const { amountMinor, source, at } = payout;
  const payableMinor = () => 0 - balanceOf(ledger, "restaurant");
  const dueMinor = Math.min(amountMinor, payableMinor());
  const charge = source && dueMinor <= source.capturedMinor ? source.charge : null;
  if (dueMinor > 0) transfer(ledger, { ...payout, amountMinor: dueMinor, charge });
  const restMinor = payableMinor();
  if (restMinor > 0) transfer(ledger, { subject: null, amountMinor: restMinor, charge: null, at });
}

/** Releases what is held: `keptMinor` of what the processor took bears the platform's fee. */
function release(ledger: Ledger, input: Release): void {
  const { rules, currency } = ledger;
  const { subject, keptMinor, source, at } = input;
  const { escrowMinor: amountMinor } = heldFor(ledger, subject);
  if (amountMinor <= 0) return;
  const feeMinor = Math.min(amountMinor, percentOf(keptMinor, rules.platformFeeBps / 100));
  post(ledger, released({ subject, currency, amountMinor, feeMinor }), at);
  payOut(ledger, { subject, amountMinor: amountMinor - feeMinor, source, at });
}

/** Takes the restaurant's part of a refund back from its transfer. Returns what of it, and the processor's name. */
function reverse(ledger: Ledger, input: Return): { reversedMinor: number; reversalId: string | null } {
  const { processor, sentFor, currency } = ledger;
  const { subject, refundId, amountMinor, at } = input;
  const sent = sentFor.get(subject.id);
  const backMinor = sent ? Math.min(amountMinor, sent.row.amountMinor - sent.row.reversedMinor) : 0;
  if (!sent || backMinor <= 0) return { reversedMinor: 0, reversalId: null };
  sent.row.reversedMinor += backMinor;
  const made = processor.reversal(sent.atProcessor, { refundId, amountMinor: backMinor, at });
  post(ledger, transferReversed(refundId, { subject, currency, amountMinor: backMinor }), at);
  return { reversedMinor: backMinor, reversalId: made.id };
}
