import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

type GuestPage = { tenantId: TenantId; email: string; limit: number };

export type GuestBillRow = {
  id: string;
  tableName: string;
  status: "open" | "closed";
  totalMinor: number;
  /** By the whole party, less what went back. */
  paidMinor: number;
  openedAt: Date;
};

/**
 * A bill names nobody. Known is who sat at a table by a booking, and nobody else has it at that time, so a bill that was
 * opened meanwhile is the party's.
 */
const BILLS = `
  SELECT b.id, t.name AS "tableName", b.status::text AS status, b.total_minor AS "totalMinor",
         kept.minor AS "paidMinor", b.opened_at AS "openedAt"
    FROM reservation r
    JOIN reservation_table c ON c.tenant_id = r.tenant_id AND c.reservation_id = r.id
    JOIN bill b ON b.tenant_id = c.tenant_id AND b.table_id = c.table_id
     AND b.opened_at >= r.seated_at AND b.opened_at < coalesce(r.finished_at, r.ends_at)
    JOIN dining_table t ON t.tenant_id = b.tenant_id AND t.id = b.table_id
   CROSS JOIN LATERAL (
         SELECT coalesce(sum(s.amount_minor - coalesce(p.refunded_minor, 0)), 0)::float8 AS minor
           FROM bill_payment s
           LEFT JOIN payment p ON p.tenant_id = s.tenant_id AND p.bill_payment_id = s.id
          WHERE s.tenant_id = b.tenant_id AND s.bill_id = b.id AND s.status IN ('paid', 'refunded')) kept
   WHERE r.tenant_id = $1 AND r.customer_email = $2 AND r.seated_at IS NOT NULL
   ORDER BY b.opened_at DESC, b.id DESC LIMIT $3`;

/** The latest bills of tables at which the guest sat by a booking. */
export function listGuestBills(db: Db, { tenantId, email, limit }: GuestPage): Promise<GuestBillRow[]> {
  return db.sql.query<GuestBillRow>(BILLS, [tenantId, email, limit]);
}

export type GuestCardRow = {
  id: string;
  ending: string;
  initialMinor: number;
  balanceMinor: number;
  isBought: boolean;
  isReceived: boolean;
  /** What the guest's orders took from it, less what they gave back. */
  usedMinor: number;
  createdAt: Date;
};

const CARDS = `
  WITH used AS (
    SELECT o.gift_card_id AS id, sum(o.gift_card_minor - coalesce(back.minor, 0))::float8 AS minor
      FROM orders o
      LEFT JOIN LATERAL (
           SELECT sum(f.amount_minor) AS minor FROM refund f
            WHERE f.tenant_id = $1 AND f.order_id = o.id AND f.purse = 'gift_card' AND f.status = 'succeeded') back ON true
     WHERE o.tenant_id = $1 AND o.customer_email = $2 AND o.gift_card_id IS NOT NULL
     GROUP BY 1)
  SELECT g.id, coalesce(g.code_ending, right(g.code, 4)) AS ending, g.initial_minor AS "initialMinor", g.balance_minor AS "balanceMinor",
         lower(g.purchaser_email) IS NOT DISTINCT FROM $2 AS "isBought",
         lower(g.recipient_email) IS NOT DISTINCT FROM $2 AS "isReceived",
         coalesce(used.minor, 0) AS "usedMinor", g.created_at AS "createdAt"
    FROM gift_card g LEFT JOIN used ON used.id = g.id
   WHERE g.tenant_id = $1
     AND g.id IN (SELECT id FROM used
                   UNION SELECT id FROM gift_card WHERE tenant_id = $1 AND lower(purchaser_email) = $2
                   UNION SELECT id FROM gift_card WHERE tenant_id = $1 AND lower(recipient_email) = $2)
   ORDER BY g.created_at DESC, g.id DESC LIMIT $3`;

/** The latest gift cards that the guest bought, was given or has paid with. */
export function listGuestCards(db: Db, { tenantId, email, limit }: GuestPage): Promise<GuestCardRow[]> {
  return db.sql.query<GuestCardRow>(CARDS, [tenantId, email, limit]);
}
