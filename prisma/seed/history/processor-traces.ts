import {
  type BalanceChange,
  balanceTransactionOf,
  chargeChange,
  disputeChange,
  disputeWonChange,
  refundChange,
  reversalChange,
  transferChange,
} from "@/lib/payments/stripe-emulator/balance-object";
import type { BalanceTransactionObject } from "@/lib/payments/stripe-emulator/balance-transaction-object";
import { evidenceDueBy } from "@/lib/payments/stripe-emulator/dispute-operations";
import type {
  DisputeObject,
  EmulatorObject,
  IntentObject,
  RefundObject,
  ReversalObject,
  TransferObject,
} from "@/lib/payments/stripe-emulator/emulator-object";
import { DEMO_PLATFORM } from "@/lib/payments/stripe-emulator/platform-account";
import { createHistoryIds, type HistoryIds } from "./history-ids";
import { createRandom } from "./random";
import type { Scene } from "./scene";

const unix = (at: Date) => Math.floor(at.getTime() / 1000);

type IntentAsked = { subjectId: string; amountMinor: number; method: string; at: Date };
type Paid = { amountMinor: number; method: string; at: Date };
type RefundAsked = { id: string; amountMinor: number; at: Date };
type TransferAsked = {
  id: string;
  subjectId: string | null;
  amountMinor: number;
  accountId: string;
  charge: string | null;
  at: Date;
};
type ReversalAsked = { refundId: string; amountMinor: number; at: Date };
type Lost = { amountMinor: number; at: Date };

type Memory = Scene & { currency: string; names: HistoryIds };

/**
 * What the embedded processor remembers of the payments, so that they can be refunded, disputed and compared like any
 * other. Objects that are returned can be changed until they are written. The demo's currencies have cents, in which the
 * processor counts as well.
 */
export function createProcessorTraces(scene: Scene) {
  const { slug, currency } = scene.restaurant;
  // Names of their own, so that nothing else of the history depends on how many there are.
  const names = createHistoryIds(createRandom(`balance ${slug}`));
  const memory: Memory = { ...scene, currency: currency.toLowerCase(), names };
  return {
    intent: (paymentId: string, asked: IntentAsked) => intent(memory, paymentId, asked),
    charged: (to: IntentObject, paid: Paid) => charged(memory, to, paid),
    refund: (of: IntentObject, asked: RefundAsked) => refund(memory, of, asked),
    transfer: (asked: TransferAsked) => transfer(memory, asked),
    reversal: (of: TransferObject, asked: ReversalAsked) => reversal(memory, of, asked),
    dispute: (of: IntentObject, lost: Lost) => dispute(memory, of, lost),
    disputeWon: (won: DisputeObject, at: Date) => disputeWon(memory, won, at),
  };
}

export type ProcessorTraces = ReturnType<typeof createProcessorTraces>;

function keep<T extends EmulatorObject>(
  { rows }: Memory,
  object: T,
  at: Date,
  parentId: string | null = null,
): T {
  const { id, object: kind } = object;
  // Serialised when the rows are written; until then the object changes with what happens to it.
  const body = object as object;
  rows.stripeEmulatorObject.push({ id, kind, parentId, body, createdAt: at });
  return object;
}

function book(memory: Memory, change: BalanceChange, at: Date): BalanceTransactionObject {
  const { rows, names } = memory;
  const created = unix(at);
  const id = names.stripeId("txn");
  const body = balanceTransactionOf(change, { id, created, availableOn: created });
  rows.stripeEmulatorTransaction.push({
    id,
    type: body.type,
    currency: body.currency,
    net: body.net,
    availableAt: at,
    sourceId: change.source,
    objectId: change.objectId ?? change.source,
    body,
    createdAt: at,
  });
  return body;
}

function intent(
  memory: Memory,
  paymentId: string,
  { subjectId, amountMinor, method, at }: IntentAsked,
): IntentObject {
  const { ids, tenantId, currency } = memory;
  const id = ids.stripeId("pi");
  const types = [method === "stripe" ? "card" : method];
  return keep(
    memory,
    {
      id,
      object: "payment_intent",
      amount: amountMinor,
      amount_received: 0,
      currency,
      status: "requires_payment_method",
      client_secret: `${id}_secret_${ids.token(24)}`,
      allowed_payment_method_types: types,
      payment_method_types: types,
      payment_method: null,
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      transfer_group: subjectId,
      metadata: { payment_id: paymentId, order_id: subjectId, tenant_id: tenantId },
      created: unix(at),
      canceled_at: null,
      cancellation_reason: null,
      livemode: false,
    },
    at,
  );
}

/** The payment arrives. */
function charged(memory: Memory, intent: IntentObject, paid: Paid): void {
  const { ids } = memory;
  const { amountMinor, method, at } = paid;
  Object.assign(intent, {
    status: "succeeded",
    amount_received: amountMinor,
    payment_method: method,
    latest_charge: ids.stripeId("ch"),
  });
  book(memory, chargeChange(intent, DEMO_PLATFORM), at);
}

function refund(memory: Memory, intent: IntentObject, asked: RefundAsked): RefundObject {
  const { ids, currency } = memory;
  const { id, amountMinor, at } = asked;
  const made = keep<RefundObject>(
    memory,
    {
      id: ids.stripeId("re"),
      object: "refund",
      amount: amountMinor,
      currency,
      payment_intent: intent.id,
      charge: intent.latest_charge,
      status: "succeeded",
      metadata: { refund_id: id },
      created: unix(at),
    },
    at,
    intent.id,
  );
  book(memory, refundChange(intent, made, DEMO_PLATFORM), at);
  return made;
}

function transfer(memory: Memory, asked: TransferAsked): TransferObject {
  const { ids, currency } = memory;
  const { id, subjectId, amountMinor, accountId, charge, at } = asked;
  const made = keep<TransferObject>(
    memory,
    {
      id: ids.stripeId("tr"),
      object: "transfer",
      amount: amountMinor,
      amount_reversed: 0,
      reversed: false,
      currency,
      destination: accountId,
      source_transaction: charge,
      transfer_group: subjectId ?? id,
      metadata: { transfer_id: id, order_id: subjectId ?? id },
      created: unix(at),
      livemode: false,
    },
    at,
    charge,
  );
  book(memory, transferChange(made), at);
  return made;
}

function reversal(
  memory: Memory,
  transfer: TransferObject,
  { refundId, amountMinor, at }: ReversalAsked,
): ReversalObject {
  const { ids, currency } = memory;
  transfer.amount_reversed += amountMinor;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  const made = keep<ReversalObject>(
    memory,
    {
      id: ids.stripeId("trr"),
      object: "transfer_reversal",
      amount: amountMinor,
      currency,
      transfer: transfer.id,
      metadata: { refund_id: refundId },
      created: unix(at),
    },
    at,
    transfer.id,
  );
  book(memory, reversalChange(made), at);
  return made;
}

function dispute(memory: Memory, intent: IntentObject, { amountMinor, at }: Lost): DisputeObject {
  const { ids, currency } = memory;
  const made = keep<DisputeObject>(
    memory,
    {
      id: ids.stripeId("dp"),
      object: "dispute",
      amount: amountMinor,
      currency,
      charge: intent.latest_charge,
      payment_intent: intent.id,
      reason: "fraudulent",
      status: "needs_response",
      evidence_details: { due_by: evidenceDueBy(unix(at)) },
      balance_transactions: [],
      metadata: {},
      created: unix(at),
      livemode: false,
    },
    at,
    intent.id,
  );
  made.balance_transactions.push(book(memory, disputeChange(made, DEMO_PLATFORM), at));
  return made;
}

/** The bank decided for the restaurant. */
function disputeWon(memory: Memory, dispute: DisputeObject, at: Date): void {
  dispute.balance_transactions.push(book(memory, disputeWonChange(dispute, DEMO_PLATFORM), at));
}
