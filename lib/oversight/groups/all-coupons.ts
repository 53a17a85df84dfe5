import type { App } from "@/lib/payments/app";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import { listCoupons } from "@/lib/service/coupons/list-coupons";

const PAGE = 100;

/** Every coupon of a restaurant. */
export async function allCoupons(
  app: App,
  tenant: Pick<TenantRef, "id" | "currency">,
): Promise<CouponWire[]> {
  const found: CouponWire[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listCoupons>> = await listCoupons(app, {
      tenant,
      cursor,
      limit: PAGE,
    });
    found.push(...page.coupons);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}
