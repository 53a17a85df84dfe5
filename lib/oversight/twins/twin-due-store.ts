import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

/** The instants at which something is to happen at a restaurant, by what looks for it (lib/app/twin-month.db.test.ts). */
const DUE_AT = {
  "scheduled-menu": "SELECT at FROM scheduled_menu_change WHERE tenant_id = $1",
  "bill-payments": "SELECT held_until AS at FROM bill_payment WHERE tenant_id = $1 AND status = 'pending'",
  rounds: "SELECT expires_at AS at FROM guest_round WHERE tenant_id = $1 AND status = 'waiting'",
  // Beside the end of the time to pay, the two ends of the time in which its guest is reminded.
  "unpaid-orders": `
    SELECT pay_before - early AS at FROM orders
     CROSS JOIN unnest(ARRAY[interval '0', interval '5 minutes', interval '20 minutes']) AS early
     WHERE tenant_id = $1 AND payment_status = 'pending' AND pay_before IS NOT NULL
       AND status IN ('pending', 'accepted', 'preparing', 'ready')`,
  "unseen-orders": `
    SELECT greatest(coalesce(o.paid_at, o.created_at), o.kitchen_at) + make_interval(mins => t.unseen_minutes) AS at
      FROM tenant t JOIN orders o ON o.tenant_id = t.id
     WHERE t.id = $1 AND o.status = 'pending' AND o.seen_at IS NULL AND o.unseen_alert_at IS NULL`,
  releases: `
    SELECT release_at AS at FROM orders WHERE tenant_id = $1 AND released_at IS NULL AND release_at IS NOT NULL`,
  // When guests are reminded, when a table is given up for which no deposit came, and when a deposit goes back.
  bookings: `
    SELECT unnest(ARRAY[
             r.starts_at - make_interval(hours => coalesce(p.reminder_hours, 24)), r.held_until,
             r.seated_at + interval '5 minutes', r.ends_at + interval '24 hours']) AS at
      FROM reservation r LEFT JOIN reservation_policy p ON p.tenant_id = r.tenant_id
     WHERE r.tenant_id = $1 AND r.status IN ('booked', 'seated', 'finished')`,
  waitlist: `
    SELECT unnest(ARRAY[offer_until, wanted_until, created_at + interval '6 hours']) AS at FROM waitlist_entry
     WHERE tenant_id = $1 AND closed_at IS NULL`,
  "gift-cards": "SELECT expires_at AS at FROM gift_card WHERE tenant_id = $1 AND balance_minor > 0",
  "gift-card-purchases": `
    SELECT unnest(ARRAY[created_at + interval '24 hours', created_at + interval '30 days']) + interval '1 second' AS at
      FROM gift_card_purchase WHERE tenant_id = $1 AND confirmed_at IS NULL AND canceled_at IS NULL`,
  disputes: `
    SELECT evidence_due_at - interval '72 hours' AS at FROM dispute
     WHERE tenant_id = $1 AND status = 'open' AND reminded_at IS NULL`,
  webhooks: `
    SELECT next_attempt_at AS at FROM webhook_delivery WHERE tenant_id = $1 AND status = 'pending'`,
  jobs: "SELECT due_at AS at FROM twin_job WHERE tenant_id = $1 AND attempts < max_attempts",
} as const;

const NEXT_DUE = {
  name: "next-due-at-twin",
  text: `SELECT min(at) AS next FROM (${Object.values(DUE_AT).join("\nUNION ALL ")}) AS due WHERE at > $2 AND at <= $3`,
};

/** The next instant after one, and until another, at which something is to happen at a test twin; null where there is none. */
export async function findNextTwinDue(
  db: Db,
  { tenantId, after, until }: { tenantId: TenantId; after: Date; until: Date },
): Promise<Date | null> {
  const [row] = await db.sql.query<{ next: Date | null }>(NEXT_DUE, [tenantId, after, until]);
  return row?.next ?? null;
}
