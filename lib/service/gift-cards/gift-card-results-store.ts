import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

type Sums = "soldMinor" | "issuedMinor" | "redeemedMinor" | "expiredMinor" | "outstandingMinor";
export type GiftCardSums = Record<Sums | "orders" | "paidOnTopMinor", number>;

/** What a restaurant's cards came to, from their entries, and what was paid beside them. */
export async function readGiftCardSums(db: Db, { tenantId }: { tenantId: TenantId }): Promise<GiftCardSums> {
  const [row] = await db.sql.query<Record<keyof GiftCardSums, string>>(
    `WITH entries AS (
       SELECT e.kind, e.amount_minor AS minor, c.purchase_id IS NOT NULL AS bought
         FROM gift_card_entry e JOIN gift_card c ON c.tenant_id = e.tenant_id AND c.id = e.gift_card_id
        WHERE e.tenant_id = $1),
     paid AS (
       SELECT o.total_minor - coalesce((
                SELECT sum(f.amount_minor) FROM refund f
                 WHERE f.tenant_id = o.tenant_id AND f.order_id = o.id AND f.status <> 'failed'
                   AND f.purse <> 'gift_card'), 0) AS minor
         FROM gift_card_entry e JOIN orders o ON o.tenant_id = e.tenant_id AND o.id = e.order_id
        WHERE e.tenant_id = $1 AND e.kind = 'redeem' AND o.status NOT IN ('canceled', 'rejected'))
     SELECT coalesce(sum(minor) FILTER (WHERE bought AND kind IN ('issue', 'refund')), 0)::text AS "soldMinor",
            coalesce(sum(minor) FILTER (WHERE NOT bought AND kind IN ('issue', 'refund')), 0)::text AS "issuedMinor",
            coalesce(-sum(minor) FILTER (WHERE kind IN ('redeem', 'return')), 0)::text AS "redeemedMinor",
            coalesce(-sum(minor) FILTER (WHERE kind = 'expire'), 0)::text AS "expiredMinor",
            coalesce(sum(minor), 0)::text AS "outstandingMinor",
            (SELECT count(*) FROM paid)::text AS orders,
            (SELECT coalesce(sum(minor), 0) FROM paid)::text AS "paidOnTopMinor"
       FROM entries`,
    [tenantId],
  );
  const sum = (name: keyof GiftCardSums) => Number(row?.[name] ?? 0);
  return {
    soldMinor: sum("soldMinor"),
    issuedMinor: sum("issuedMinor"),
    redeemedMinor: sum("redeemedMinor"),
    expiredMinor: sum("expiredMinor"),
    outstandingMinor: sum("outstandingMinor"),
    orders: sum("orders"),
    paidOnTopMinor: sum("paidOnTopMinor"),
  };
}
