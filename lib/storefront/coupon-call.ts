import { CouponVerdict } from "@/lib/coupons/coupon-contract";

/** Asks what a coupon takes off a subtotal in major units. Never throws; null when no answer came. */
export async function checkCoupon(
  slug: string,
  question: { code: string; subtotal: number },
  signal: AbortSignal,
): Promise<CouponVerdict | null> {
  try {
    const response = await fetch(`/api/public/${slug}/validate-coupon`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
      signal,
    });
    return response.ok ? CouponVerdict.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
