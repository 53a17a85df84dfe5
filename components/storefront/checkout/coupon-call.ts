import { CouponVerdict } from "@/lib/service/coupons/coupon-contract";

/** What a coupon takes off, or why nobody can say; null when no answer came. */
export type CouponAnswer = CouponVerdict | { valid: false; reason: "RATE_LIMITED" } | null;

/** Asks what a coupon takes off a subtotal in major units. Never throws. */
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
