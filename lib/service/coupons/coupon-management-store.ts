import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Coupon } from "@/lib/platform/db/generated/client";
import type { CouponFields } from "./coupon-draft";

type CouponKey = { tenantId: TenantId; couponId: string };

/** A restaurant's coupons, newest first, after the one with the id `after`. */
export function listCouponRows(
  db: Db,
  { tenantId, after, limit }: { tenantId: TenantId; after: string | null; limit: number },
): Promise<Coupon[]> {
  return db.prisma.coupon.findMany({
    where: { tenantId, ...(after === null ? {} : { id: { lt: after } }) },
    orderBy: { id: "desc" },
    take: limit,
  });
}

export function findCouponRow(db: Db, { tenantId, couponId }: CouponKey): Promise<Coupon | null> {
  return db.prisma.coupon.findUnique({ where: { tenantId_id: { tenantId, id: couponId } } });
}

/** The coupon, which no order uses and nobody else changes until the transaction ends. */
export async function lockCouponRow(tx: Tx, { tenantId, couponId }: CouponKey): Promise<Coupon | null> {
  await tx.$queryRaw`SELECT id FROM coupon WHERE tenant_id = ${tenantId} AND id = ${couponId} FOR UPDATE`;
  return tx.coupon.findUnique({ where: { tenantId_id: { tenantId, id: couponId } } });
}

/** How many coupons the restaurant has, ended ones included. */
export function countCoupons(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  return tx.coupon.count({ where: { tenantId } });
}

/** Throws a unique violation when the restaurant has the code already. */
export function insertCouponRow(
  tx: Tx,
  data: { tenantId: TenantId; id: string; createdAt: Date } & Partial<CouponFields> &
    Pick<CouponFields, "code" | "type" | "value">,
): Promise<Coupon> {
  return tx.coupon.create({ data });
}

/** Throws a unique violation for a code that is taken, a check violation for a limit below the uses there are. */
export function updateCouponRow(
  tx: Tx,
  { tenantId, couponId, changes }: CouponKey & { changes: Partial<CouponFields> },
): Promise<Coupon> {
  return tx.coupon.update({ where: { tenantId_id: { tenantId, id: couponId } }, data: changes });
}

/** Deletes a locked coupon with the record of its uses; the orders keep its code and what it took off. */
export async function deleteCouponRow(tx: Tx, { tenantId, couponId }: CouponKey): Promise<void> {
  await tx.couponRedemption.deleteMany({ where: { tenantId, couponId } });
  await tx.coupon.deleteMany({ where: { tenantId, id: couponId } });
}
