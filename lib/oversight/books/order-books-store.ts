import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Account } from "@/lib/payments/ledger/movement";
import type { AnswerState } from "@/lib/payments/processor/dispute-evidence";
import type { DisputeState, RefundState } from "@/lib/payments/subject/money-states";
import type { RefundPurse } from "@/lib/payments/subject/refund-purse";
import type { Db } from "@/lib/platform/db/db";
import type { OrderBooksWire } from "./order-books-contract";

/** Instants are texts: the row is read as one JSON value. */
export type OrderBooksRow = {
  restaurant: { slug: string; name: string; phone: string; email: string; timeZone: string; feeBps: number };
  payments: {
    id: string;
    state: OrderBooksWire["payments"][number]["state"];
    amountMinor: number;
    capturedMinor: number;
    refundedMinor: number;
    disputedMinor: number;
    methodType: string | null;
    intentId: string | null;
    attempts: OrderBooksWire["payments"][number]["attempts"];
    createdAt: string;
    settledAt: string | null;
  }[];
  refunds: {
    id: string;
    amountMinor: number;
    purse: RefundPurse;
    status: RefundState;
    reason: string;
    actor: OrderBooksWire["refunds"][number]["actor"];
    failureReason: string | null;
    processorRefundId: string | null;
    giftCardId: string | null;
    reversedMinor: number;
    isReversed: boolean;
    createdAt: string;
    settledAt: string | null;
  }[];
  transfers: {
    id: string;
    amountMinor: number;
    reversedMinor: number;
    status: OrderBooksWire["transfers"][number]["status"];
    failureReason: string | null;
    refusals: number;
    returnOf: string;
    sentMinor: number | null;
    sentCurrency: string | null;
    processorTransferId: string | null;
    createdAt: string;
    settledAt: string | null;
  }[];
  disputes: {
    id: string;
    status: DisputeState;
    reason: string;
    amountMinor: number;
    isTaken: boolean;
    reversedMinor: number;
    isReversed: boolean;
    evidenceDueAt: string | null;
    answer: AnswerState | null;
    processorDisputeId: string;
    createdAt: string;
    closedAt: string | null;
  }[];
  movements: {
    id: string;
    kind: string;
    uniqueKey: string;
    createdAt: string;
    entries: { account: Account; amountMinor: number }[];
  }[];
  accounts: { account: Account; debitMinor: number; creditMinor: number }[];
  /** What the processor took for it, in its own unit. */
  processorFees: { currency: string; amount: number }[];
};

const list = (fields: Record<string, string>, from: string, sortedBy: string) => {
  const pairs = Object.entries(fields).map(([name, value]) => `'${name}', ${value}`);
  return `coalesce((SELECT jsonb_agg(jsonb_build_object(${pairs.join(", ")}) ORDER BY ${sortedBy}) FROM ${from}), '[]')`;
};

const PAYMENT_OF_ORDER = "(SELECT id FROM payment WHERE payment.tenant_id = $1 AND payment.order_id = $2)";

const RESTAURANT = `(SELECT jsonb_build_object('slug', slug, 'name', name, 'phone', phone, 'email', email,
  'timeZone', time_zone, 'feeBps', platform_fee_bps) FROM tenant WHERE id = $1)`;

const PAYMENTS = list(
  {
    id: "p.id",
    state: "p.state",
    amountMinor: "p.amount_minor",
    capturedMinor: "p.captured_minor",
    refundedMinor: "p.refunded_minor",
    disputedMinor: "p.disputed_minor",
    methodType: "p.method_type",
    intentId: "p.intent_id",
    attempts: `coalesce((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'method', a.method, 'last4', a.last4,
        'code', a.code, 'declineCode', a.decline_code, 'message', a.message, 'at', a.at) ORDER BY a.at, a.id)
       FROM payment_attempt a WHERE a.tenant_id = p.tenant_id AND a.payment_id = p.id), '[]')`,
    createdAt: "p.created_at",
    settledAt: "p.settled_at",
  },
  "payment p WHERE p.tenant_id = $1 AND p.order_id = $2",
  "p.created_at, p.id",
);

const REFUNDS = list(
  {
    id: "r.id",
    amountMinor: "r.amount_minor",
    purse: "r.purse",
    status: "r.status",
    reason: "r.reason",
    actor: "r.actor",
    failureReason: "r.failure_reason",
    processorRefundId: "r.processor_refund_id",
    giftCardId: "r.gift_card_id",
    reversedMinor: "r.reversed_minor",
    isReversed: "r.reversal_id IS NOT NULL",
    createdAt: "r.created_at",
    settledAt: "r.settled_at",
  },
  `refund r WHERE r.tenant_id = $1 AND (r.order_id = $2 OR r.payment_id = ${PAYMENT_OF_ORDER})`,
  "r.created_at, r.id",
);

const TRANSFERS = list(
  {
    id: "f.id",
    amountMinor: "f.amount_minor",
    reversedMinor: "f.reversed_minor",
    status: "f.status",
    failureReason: "f.failure_reason",
    refusals: "f.refusals",
    returnOf: "f.return_of",
    sentMinor: "f.sent_minor",
    sentCurrency: "f.sent_currency",
    processorTransferId: "f.processor_transfer_id",
    createdAt: "f.created_at",
    settledAt: "f.settled_at",
  },
  "transfer f WHERE f.tenant_id = $1 AND f.order_id = $2",
  "f.created_at, f.id",
);

const DISPUTES = list(
  {
    id: "d.id",
    status: "d.status",
    reason: "d.reason",
    amountMinor: "d.amount_minor",
    isTaken: "d.withdrawn_at IS NOT NULL AND d.reinstated_at IS NULL",
    reversedMinor: "d.reversed_minor",
    isReversed: "d.reversal_id IS NOT NULL",
    evidenceDueAt: "d.evidence_due_at",
    answer: "(SELECT a.state FROM dispute_answer a WHERE a.tenant_id = d.tenant_id AND a.dispute_id = d.id)",
    processorDisputeId: "d.processor_dispute_id",
    createdAt: "d.created_at",
    closedAt: "d.closed_at",
  },
  `dispute d WHERE d.tenant_id = $1 AND d.payment_id = ${PAYMENT_OF_ORDER}`,
  "d.created_at, d.id",
);

const MOVEMENTS = list(
  {
    id: "l.id",
    kind: "l.kind",
    uniqueKey: "l.unique_key",
    createdAt: "l.created_at",
    entries: `(SELECT jsonb_agg(jsonb_build_object('account', e.account, 'amountMinor', e.amount_minor) ORDER BY e.position)
                 FROM ledger_entry e WHERE e.tenant_id = $1 AND e.transaction_id = l.id)`,
  },
  "ledger_transaction l WHERE l.tenant_id = $1 AND l.subject_id = $2",
  "l.created_at, l.id",
);

const ACCOUNTS = list(
  { account: "a.account", debitMinor: "a.debit", creditMinor: "a.credit" },
  `(SELECT account, coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0) AS debit,
           coalesce(0 - sum(amount_minor) FILTER (WHERE amount_minor < 0), 0) AS credit
      FROM ledger_entry WHERE tenant_id = $1 AND subject_id = $2 GROUP BY account) a`,
  "a.account",
);

/** Of the payment itself, and of what became of it. */
const PROCESSOR_FEES = list(
  { currency: "fees.currency", amount: "fees.amount" },
  `(SELECT p.currency, sum(p.fee)::float8 AS amount FROM (
        SELECT of_payment.id, of_payment.currency, of_payment.fee FROM processor_transaction of_payment
         WHERE of_payment.intent_id IN (SELECT intent_id FROM payment WHERE tenant_id = $1 AND order_id = $2)
         UNION
        SELECT of_rest.id, of_rest.currency, of_rest.fee FROM processor_transaction of_rest WHERE of_rest.source_id IN (
           SELECT processor_dispute_id FROM dispute d WHERE d.tenant_id = $1 AND d.payment_id = ${PAYMENT_OF_ORDER}
           UNION ALL
           SELECT processor_refund_id FROM refund r WHERE r.tenant_id = $1 AND r.payment_id = ${PAYMENT_OF_ORDER})) p
     GROUP BY p.currency HAVING sum(p.fee) <> 0) fees`,
  "fees.currency",
);

const BOOKS = `
  SELECT ${RESTAURANT} AS restaurant, ${PAYMENTS} AS payments, ${REFUNDS} AS refunds, ${TRANSFERS} AS transfers,
         ${DISPUTES} AS disputes, ${MOVEMENTS} AS movements, ${ACCOUNTS} AS accounts,
         ${PROCESSOR_FEES} AS "processorFees"`;

/** Everything about the money of one order, as of one moment: rows and ledger in one statement. */
export async function readOrderBooks(
  db: Db,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<OrderBooksRow> {
  const [row] = await db.sql.query<OrderBooksRow>({ name: "order-books", text: BOOKS }, [tenantId, orderId]);
  if (!row) throw new Error("The books of an order were not read");
  return row;
}
