import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { EventType } from "@/lib/platform/events/event-type";

type DraftRef = { tenantId: TenantId };

/** Tables in which a draft has nothing before somebody really works with it; what they hold is kept, or immutable. */
const HISTORY = [
  "ingredient_movement",
  "ledger_transaction",
  "receipt",
  "drawer",
  "orders",
  "bill",
  "reservation",
  "gift_card",
  "gift_card_purchase",
  "customer",
  "checkout",
  "payout_account",
  "unclaimed_intent",
  "support_visit",
  "favourite",
  "session_hand_over",
] as const;

/** What else a draft can have, in the order in which it can be deleted. */
const OWN = [
  "webhook_delivery",
  "event",
  "scheduled_menu_change",
  "option_recipe_line",
  "recipe_line",
  "menu_change",
  "product",
  "category",
  "tax_class",
  "ingredient",
  "coupon",
  "waitlist_entry",
  "dining_table_pair",
  "dining_table",
  "reservation_policy",
  "guest_note",
  "order_slot",
  "printer",
  "kitchen_pairing",
  "kitchen_screen",
  "kitchen_settings",
  "station",
  "webhook_endpoint",
  "own_domain",
  "api_key",
  "staff_invitation",
  "design_assignment",
  "referral",
  "theme_work",
  "idempotency_key",
  "ready_menu",
  "tenant_version",
  "tenant_counter",
] as const;

/** Whose rows go with those above, are kept without their restaurant, or go by rules of their own. */
const ELSEWHERE = [
  ...[
    "bill_change",
    "bill_guest",
    "bill_item",
    "bill_payment",
    "coupon_redemption",
    "deposit",
    "dispute",
    "drawer_day",
    "drawer_day_receipt",
    "drawer_member",
    "drawer_movement",
    "gift_card_entry",
    "guest_round",
  ],
  ...["dispute_answer", "dispute_file", "ledger_balance", "payment_attempt"],
  ...[
    "kitchen_call",
    "kitchen_ticket",
    "ledger_entry",
    "order_item",
    "order_proposal",
    "order_timeline_event",
    "payment",
    "print_job",
    "push_subscription",
  ],
  ...[
    "refund",
    "refund_line",
    "reservation_table",
    "till_payment",
    "transfer",
    "twin_clock",
    "twin_job",
    "webhook_attempt",
  ],
  ...[
    "commission_payout_item",
    "tenant_member",
    "member_pin",
    "account_token",
    "session",
    "audit_entry",
    "email",
    "media_file",
  ],
] as const;

/** @internal A test holds them against the tables that exist. */
export const DRAFT_TABLES: readonly string[] = [...HISTORY, ...OWN, ...ELSEWHERE];

/** The address of a draft that has given up its own. */
const GIVEN_UP = "'draft-' || id";

/** Drafts that were registered before the instant and have an address that somebody else could have. */
export async function listDueDrafts(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<DraftRef[]> {
  const rows = await db.sql.query<{ id: string }>(
    `SELECT id FROM tenant
      WHERE status = 'draft' AND created_at < $1 AND organization_id IS NULL AND slug <> ${GIVEN_UP}
      ORDER BY created_at LIMIT $2`,
    [before, limit],
  );
  return rows.map(({ id }) => ({ tenantId: mintTenantId(id) }));
}

/** Locks a draft, so that it is neither opened nor changed; null when it is no longer one, or somebody holds it. */
export async function lockDraft(tx: SqlTx, { tenantId }: DraftRef): Promise<{ slug: string } | null> {
  const [draft] = await tx.query<{ slug: string }>(
    "SELECT slug FROM tenant WHERE id = $1 AND status = 'draft' FOR UPDATE SKIP LOCKED",
    [tenantId],
  );
  return draft ?? null;
}

/** What a draft does with its menu and its endpoints by itself: an event, but no history (trigger event_stays). */
const OWN_EVENTS: readonly EventType[] = [
  "menu.changed",
  "product.availability_changed",
  "ordering.paused",
  "ordering.resumed",
  "webhook.test",
];

/** Whether anything happened at a draft that has to be kept. */
export async function hasHistory(tx: SqlTx, { tenantId }: DraftRef): Promise<boolean> {
  const any = HISTORY.map((table) => `EXISTS (SELECT FROM ${table} WHERE tenant_id = $1)`);
  any.push("EXISTS (SELECT FROM event WHERE tenant_id = $1 AND type <> ALL ($2::text[]))");
  const [row] = await tx.query<{ any: boolean }>(`SELECT ${any.join(" OR ")} AS any`, [tenantId, OWN_EVENTS]);
  return row?.any === true;
}

/** Gives the address of a locked draft up; it can be reached by its id. */
export async function giveAddressUp(tx: SqlTx, { tenantId }: DraftRef): Promise<void> {
  await tx.execute(`UPDATE tenant SET slug = ${GIVEN_UP} WHERE id = $1`, [tenantId]);
}

/** Deletes a locked draft with all that is in it, and those of its people who have nothing else on the platform. */
export async function deleteDraft(tx: SqlTx, { tenantId }: DraftRef): Promise<void> {
  await tx.execute(
    `UPDATE tenant SET default_tax_class_id = NULL, delivery_tax_class_id = NULL, service_tax_class_id = NULL
      WHERE id = $1`,
    [tenantId],
  );
  for (const table of OWN) await tx.execute(`DELETE FROM ${table} WHERE tenant_id = $1`, [tenantId]);
  const people = await tx.query<{ id: string }>(
    "DELETE FROM tenant_member WHERE tenant_id = $1 RETURNING user_id AS id",
    [tenantId],
  );
  // Nobody who is locked gets anything else, as its foreign key would wait.
  const members = await tx.query<{ id: string }>(
    "SELECT id FROM users WHERE id = ANY($1) AND role = 'member' ORDER BY id FOR UPDATE",
    [people.map(({ id }) => id)],
  );
  const kept = await tx.query<{ id: string }>(
    `SELECT user_id AS id FROM tenant_member WHERE user_id = ANY($1)
     UNION SELECT user_id FROM organization_manager WHERE user_id = ANY($1)
     UNION SELECT user_id FROM design_assignment WHERE user_id = ANY($1)
     UNION SELECT user_id FROM support_visit WHERE user_id = ANY($1)
     UNION SELECT user_id FROM sales_agent WHERE user_id = ANY($1)`,
    [members.map(({ id }) => id)],
  );
  const keptIds = new Set(kept.map(({ id }) => id));
  const accounts = [members.map(({ id }) => id).filter((id) => !keptIds.has(id))];
  await tx.execute("DELETE FROM session WHERE subject_id = ANY($1)", accounts);
  await tx.execute("DELETE FROM account_token WHERE subject_id = ANY($1)", accounts);
  await tx.execute("DELETE FROM second_factor WHERE user_id = ANY($1)", accounts);
  await tx.execute("DELETE FROM users WHERE id = ANY($1)", accounts);
  await tx.execute("DELETE FROM tenant WHERE id = $1", [tenantId]);
}
