import { fail } from "@/lib/core/errors/app-error";
import { type CouponWire, CreateCouponBody } from "@/lib/service/coupons/coupon-contract";
import { createCoupon } from "@/lib/service/coupons/create-coupon";
import { allCoupons } from "./all-coupons";
import { type CopyPlan, type CopyWay, changedTexts, refusedCopy, unchanged } from "./copy-plan";

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
