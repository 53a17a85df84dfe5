import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { CouponResultList } from "./coupon-results-contract";
import { listCouponResultRows } from "./coupon-results-store";

/** What each coupon brought in and what it cost, in major units. */
export async function listCouponResults(
  app: App,
  { tenant }: { tenant: { id: TenantId; currency: string } },
): Promise<CouponResultList> {
  const rows = await listCouponResultRows(app.db, { tenantId: tenant.id });
  return {
    results: rows.map(({ couponId, orders, revenueMinor, discountMinor, lastOrderAt }) => ({
      couponId,
      orders,
      revenue: toMajor(revenueMinor, tenant.currency),
      discount: toMajor(discountMinor, tenant.currency),
      lastOrderAt: lastOrderAt.toISOString(),
    })),
  };
}
