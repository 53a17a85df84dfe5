import type { CouponWire } from "@/lib/service/coupons/coupon-contract";

export const COUPON_STATES = ["active", "scheduled", "off", "expired", "usedUp"] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** What a coupon is at an instant, judged in the order in which an order refuses it. */
export function couponState(
  coupon: Pick<CouponWire, "active" | "startsAt" | "endsAt" | "usageLimit" | "used">,
  now: Date,
): CouponState {
  const { active, startsAt, endsAt, usageLimit, used } = coupon;
  if (!active) return "off";
  if (startsAt !== null && now < new Date(startsAt)) return "scheduled";
  if (endsAt !== null && now >= new Date(endsAt)) return "expired";
  return usageLimit !== null && used >= usageLimit ? "usedUp" : "active";
}
