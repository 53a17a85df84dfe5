import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

type CouponResult = {
  couponId: string;
  orders: number;
  revenueMinor: number;
  discountMinor: number;
  lastOrderAt: Date;
};

/** What the orders came to that used each coupon; an order that gave its use back is not among them. */
export async function listCouponResultRows(
  db: Db,
  { tenantId }: { tenantId: TenantId },
): Promise<CouponResult[]> {
  const rows = await db.sql.query<CouponResult & Record<"revenueMinor" | "discountMinor", string>>(
    `SELECT r.coupon_id AS "couponId", count(*)::int AS orders,
            sum(o.total_minor + o.gift_card_minor - o.tip_minor - coalesce(back.minor, 0))::text AS "revenueMinor",
            sum(o.discount_minor)::text AS "discountMinor", max(o.created_at) AS "lastOrderAt"
       FROM coupon_redemption r
       JOIN orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
       LEFT JOIN LATERAL (
         SELECT sum(f.amount_minor - f.tip_minor) AS minor FROM refund f
          WHERE f.tenant_id = o.tenant_id AND f.order_id = o.id AND f.status <> 'failed') back ON true
      WHERE r.tenant_id = $1 AND o.status NOT IN ('canceled', 'rejected')
      GROUP BY r.coupon_id`,
    [tenantId],
  );
  return rows.map((row) => ({
    ...row,
    revenueMinor: Number(row.revenueMinor),
    discountMinor: Number(row.discountMinor),
  }));
}
