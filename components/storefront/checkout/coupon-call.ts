import { CouponVerdict } from "@/lib/service/coupons/coupon-contract";

/** A coupon's discount, or why it cannot be checked; null if there was no response. */
export type CouponAnswer = CouponVerdict | { valid: false; reason: "RATE_LIMITED" } | null;

/** Checks a coupon's discount on a subtotal in major units. Never throws. */
export async function checkCoupon(
  slug: string,
  question: { code: string; subtotal: number },
  signal: AbortSignal,
): Promise<CouponAnswer> {
  try {
    const response = await fetch(`/api/public/${slug}/validate-coupon`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
      signal,
    });
    if (response.status === 429) return { valid: false, reason: "RATE_LIMITED" };
    return response.ok ? CouponVerdict.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
