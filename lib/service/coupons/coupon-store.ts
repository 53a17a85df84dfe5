import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { Coupon } from "./coupon";

type CouponRow = Omit<Coupon, "discount"> & {
  id: string;
  code: string;
  type: "percent" | "fixed";
  value: number;
  customerUses: number;
};

/**
 * A coupon by its normalised code, with how often this customer has used it: whoever has the same inbox is the same
 * customer.
 */
export async function findCouponForCustomer(
  db: Db,
  { tenantId, code, customerEmail }: { tenantId: TenantId; code: string; customerEmail: string | null },
): Promise<{ id: string; code: string; rules: Coupon; customerUses: number } | null> {
  const [row] = await db.sql.query<CouponRow>(
    {
      name: "coupon-for-customer",
      text: `SELECT c.id, c.code, c.type::text AS type, c.value, c.active, c.min_subtotal_minor AS "minSubtotalMinor",
                    c.usage_limit AS "usageLimit", c.used, c.per_customer_limit AS "perCustomerLimit",
                    c.starts_at AS "startsAt", c.ends_at AS "endsAt", coalesce(c.order_types::text[], '{}') AS "orderTypes",
                    (SELECT count(*)::int FROM coupon_redemption r
                      WHERE r.tenant_id = c.tenant_id AND r.coupon_id = c.id
                        AND inbox_of(r.customer_email) = inbox_of($3)) AS "customerUses"
               FROM coupon c WHERE c.tenant_id = $1 AND c.code = $2`,
    },
    [tenantId, code, customerEmail],
  );
  if (!row) return null;
  const { id, code: known, customerUses, type, value, ...rules } = row;
  const discount =
    type === "percent"
      ? ({ type: "percent", percent: value / 100 } as const)
      : ({ type: "fixed", amountMinor: value } as const);
  return { id, code: known, customerUses, rules: { ...rules, discount } };
}

/**
 * Takes one use of a coupon for an order, in the order's transaction. False when none is left, for all or for this
 * customer's inbox. The row lock of the UPDATE makes rivals wait, so the customer's uses are counted one after another.
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
              WHERE tenant_id = $1 AND coupon_id = $2 
                AND inbox_of(customer_email) = inbox_of($4)) < $6::int`,
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
