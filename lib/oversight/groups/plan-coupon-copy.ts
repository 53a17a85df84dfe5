import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import { type CouponWire, CreateCouponBody } from "@/lib/service/coupons/coupon-contract";
import { createCoupon } from "@/lib/service/coupons/create-coupon";
import { listCoupons } from "@/lib/service/coupons/list-coupons";
import { type CopyPlan, type CopyWay, changedTexts, refusedCopy, unchanged } from "./copy-plan";

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

function termsOf(coupon: CouponWire) {
  const { code, type, value, minSubtotal, usageLimit, perCustomerLimit } = coupon;
  const { startsAt, endsAt, orderTypes, active } = coupon;
  return {
    ...{ code, type, value, minSubtotal, usageLimit, perCustomerLimit },
    ...{ startsAt, endsAt, orderTypes, active },
  };
}

function textsOf(coupon: CouponWire): Record<string, string> {
  const terms = Object.entries(termsOf(coupon)).filter(([, value]) => value !== null && value !== 0);
  return Object.fromEntries(terms.map(([field, value]) => [field, String(value)]));
}

/** What copying a coupon does at another restaurant: it is made with the same terms, unless its code is used there. */
export async function planCouponCopy(way: CopyWay, couponId: string): Promise<CopyPlan> {
  const { app, source, target } = way;
  const coupon = (await allCoupons(app, source)).find(({ id }) => id === couponId);
  if (!coupon) return fail("COUPON_NOT_FOUND", "There is no such coupon at this restaurant.");
  if (source.currency !== target.currency) return refusedCopy("CURRENCY");
  const same = (await allCoupons(app, target)).find(({ code }) => code === coupon.code);
  if (same) {
    const isEqual = changedTexts(textsOf(same), textsOf(coupon)).length === 0;
    return isEqual ? unchanged : refusedCopy("EXISTS");
  }
  return {
    outcome: "created",
    reason: null,
    changes: changedTexts(null, textsOf(coupon)),
    apply: () => createCoupon(app, { tenant: target, coupon: CreateCouponBody.parse(termsOf(coupon)) }),
  };
}
