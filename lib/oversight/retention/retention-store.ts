import { NOBODY_SUFFIX } from "@/lib/core/privacy/nobody";
import type { Db } from "@/lib/platform/db/db";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";
import type { RuleName } from "./retention-rule";

/** More are not kept, however many guests look up; those that expire first go first. */
const MOST_ADDRESSES = 50_000;

/** Rules whose rows are only removed, and which rows are due at the instant $1. */
const DUE = {
  "idempotency-keys": ["idempotency_key", "created_at < $1"],
  "rate-limits": ["rate_limit", "touched_at < $1"],
  sessions: ["session", "expires_at < $1"],
  "account-tokens": ["account_token", "expires_at < $1"],
  "hand-overs": ["session_hand_over", "expires_at < $1"],
  invitations: ["staff_invitation", "least(expires_at, accepted_at, revoked_at) < $1"],
  waitlist: ["waitlist_entry", "closed_at < $1"],
  "order-slots": ["order_slot", "slot_at < $1"],
  "looked-up-addresses": [
    "looked_up_address",
    `expires_at < greatest($1, (
       SELECT kept.expires_at FROM looked_up_address AS kept ORDER BY kept.expires_at DESC OFFSET ${MOST_ADDRESSES} LIMIT 1))`,
  ],
  "print-jobs": ["print_job", "created_at < $1"],
  "kitchen-tickets": ["kitchen_ticket", "created_at < $1"],
  "kitchen-calls": ["kitchen_call", "created_at < $1"],
  "kitchen-pairings": ["kitchen_pairing", "expires_at < $1"],
  "guest-rounds": ["guest_round", "sent_at < $1 AND status <> 'waiting'"],
  "push-subscriptions": ["push_subscription", "created_at < $1"],
  emails: ["email", "created_at < $1"],
  "unpaid-purchases": [
    "gift_card_purchase",
    `canceled_at < $1 AND NOT EXISTS (
       SELECT FROM gift_card c WHERE c.tenant_id = due.tenant_id AND c.purchase_id = due.id)
     AND NOT EXISTS (SELECT FROM payment p WHERE p.tenant_id = due.tenant_id AND p.gift_card_purchase_id = due.id
                                             AND p.captured_minor > 0)`,
  ],
  deliveries: ["webhook_delivery", "created_at < $1 AND status <> 'pending'"],
  "orphaned-deliveries": [
    "webhook_delivery",
    `status = 'pending' AND EXISTS (
       SELECT FROM webhook_endpoint w
        WHERE w.tenant_id = due.tenant_id AND w.id = due.endpoint_id AND w.deleted_at < $1)`,
  ],
  "deleted-endpoints": [
    "webhook_endpoint",
    `deleted_at < $1 AND NOT EXISTS (
       SELECT FROM webhook_delivery d WHERE d.tenant_id = due.tenant_id AND d.endpoint_id = due.id)`,
  ],
  "dispute-answers": [
    "dispute_answer",
    // Of a guest who was erased while the bank still decided, at once.
    `EXISTS (
       SELECT FROM dispute d
         JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
         LEFT JOIN orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
        WHERE d.tenant_id = due.tenant_id AND d.id = due.dispute_id
          AND (d.closed_at < $1 OR d.status <> 'open' AND o.customer_email LIKE '%${NOBODY_SUFFIX}'))`,
  ],
  "payment-attempts": ["payment_attempt", "at < $1"],
  "processor-events": ["processor_event", "received_at < $1"],
  "reconciliation-reports": ["reconciliation_report", "created_at < $1"],
  "balance-reports": ["balance_report", "at < $1"],
  "reconciliation-lines": ["reconciliation_line", "seen_at < $1"],
  "books-checks": ["books_check", "started_at < $1"],
  "dead-jobs": [
    "graphile_worker._private_jobs",
    "attempts >= max_attempts AND locked_at IS NULL AND updated_at < $1",
  ],
  "menu-changes": ["menu_change", "at < $1"],
  "emulator-requests": ["stripe_emulator_request", "created_at < $1"],
  "emulator-events": ["stripe_emulator_object", "kind = 'event' AND delivered_at < $1"],
} as const satisfies Partial<Record<RuleName, readonly [table: string, condition: string]>>;

export type DeletingRule = keyof typeof DUE;

/** Rules about what happens at a restaurant, by its clock: a test twin has its own. */
const OF_RESTAURANTS: ReadonlySet<RuleName> = new Set<DeletingRule>([
  "waitlist",
  "order-slots",
  "print-jobs",
  "kitchen-tickets",
  "kitchen-calls",
  "kitchen-pairings",
  "guest-rounds",
  "push-subscriptions",
  "emails",
  "unpaid-purchases",
  "deliveries",
  "orphaned-deliveries",
  "deleted-endpoints",
  "dispute-answers",
  "payment-attempts",
  "menu-changes",
]);

export const isOfRestaurants = (rule: RuleName) => OF_RESTAURANTS.has(rule);

export function isDeletingRule(rule: RuleName): rule is DeletingRule {
  return Object.hasOwn(DUE, rule);
}

type Batch = { before: Date; limit: number };

/** Removes up to `limit` rows that are due, and returns how many. Locked rows are left for the next run. */
export async function deleteDue(
  db: Db,
  rule: DeletingRule,
  { scope, before, limit }: Batch & { scope: SweepScope },
): Promise<number> {
  const [table, due] = DUE[rule];
  // Everybody's are a twin's too: what is past its time in the world is past it there.
  const condition = scope === null ? due : `(${due}) AND ${inSweep(scope, "due.tenant_id")}`;
  const [row] = await db.sql.query<{ removed: number }>("SELECT delete_due($1, $2, $3, $4) AS removed", [
    table,
    condition,
    before,
    limit,
  ]);
  return row?.removed ?? 0;
}

/** Empties up to `limit` emails that were sent, except for subject and address. Returns how many. */
export async function emptySentEmails(db: Db, { before, limit }: Batch): Promise<number> {
  const { rowCount } = await db.pool.query(
    `UPDATE email SET props = '{}', text = NULL, html = NULL WHERE id = ANY (ARRAY(
       SELECT due.id FROM email AS due
        WHERE status NOT IN ('queued', 'kept') AND created_at < $1 AND props <> '{}' LIMIT $2 FOR UPDATE SKIP LOCKED))`,
    [before, limit],
  );
  return rowCount ?? 0;
}
