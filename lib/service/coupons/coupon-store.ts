import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { Coupon } from "./coupon";

/** A coupon by its normalised code, with how often this customer has used it. */
export async function findCouponForCustomer(
  db: Db,
  { tenantId, code, customerEmail }: { tenantId: TenantId; code: string; customerEmail: string | null },
): Promise<{ id: string; code: string; rules: Coupon; customerUses: number } | null> {
  const row = await db.prisma.coupon.findUnique({
    where: { tenantId_code: { tenantId, code } },
    include: { _count: { select: { redemptions: { where: { customerEmail: customerEmail ?? "" } } } } },
  });
  if (!row) return null;
  return {
    id: row.id,
    code: row.code,
    customerUses: row._count.redemptions,
    rules: {
      discount:
        row.type === "percent"
          ? { type: "percent", percent: row.value / 100 }
          : { type: "fixed", amountMinor: row.value },
      active: row.active,
      minSubtotalMinor: row.minSubtotalMinor,
      usageLimit: row.usageLimit,
      used: row.used,
      perCustomerLimit: row.perCustomerLimit,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      orderTypes: row.orderTypes,
    },
  };
}

/**
 * Takes one use of a coupon for an order, in the order's transaction. False when none is left, for all or for this
 * customer. The row lock of the UPDATE makes rivals wait, so the customer's uses are counted one after another.
 */
export async function reserveCouponUse(
  tx: SqlTx,
  input: { tenantId: TenantId; couponId: string; orderId: string; customerEmail: string; now: Date },
): Promise<boolean> {
  const { tenantId, couponId, orderId, customerEmail, now } = input;
  const taken = await tx.query<{ per_customer_limit: number | null }>(
    {
      name: "reserve-coupon-use",
      text: `WITH taken AS (
             UPDATE coupon SET used = used + 1
              WHERE tenant_id = $1 AND id = $2 AND active AND (usage_limit IS NULL OR used < usage_limit)
              RETURNING per_customer_limit),
           redeemed AS (
             INSERT INTO coupon_redemption (tenant_id, coupon_id, order_id, customer_email, created_at)
             SELECT $1, $2, $3, $4, $5 FROM taken WHERE per_customer_limit IS NULL)
           SELECT per_customer_limit FROM taken`,
    },
    [tenantId, couponId, orderId, customerEmail, now],
  );
  const limit = taken[0]?.per_customer_limit;
  if (limit === undefined) return false;
  if (limit === null) return true;
  // A statement of its own: only one that begins under the lock sees what the rival before it wrote.
  const written = await tx.execute(
    `INSERT INTO coupon_redemption (tenant_id, coupon_id, order_id, customer_email, created_at)
     SELECT $1, $2, $3, $4, $5
      WHERE (SELECT count(*) FROM coupon_redemption
              WHERE tenant_id = $1 AND coupon_id = $2 AND customer_email = $4) < $6::int`,
    [tenantId, couponId, orderId, customerEmail, now, limit],
  );
  return written === 1;
}

/** Gives the use of an order back, once. */
export async function returnCouponUse(
  tx: Tx,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<void> {
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM coupon_redemption WHERE tenant_id = ${tenantId} AND order_id = ${orderId} RETURNING coupon_id)
    UPDATE coupon SET used = used - 1 FROM gone WHERE coupon.tenant_id = ${tenantId} AND coupon.id = gone.coupon_id`;
}
