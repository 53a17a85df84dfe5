import { api, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";

/** A coupon's discount, or why it cannot be checked; null if there was no response. */
export type CouponAnswer =
  | components["schemas"]["CouponVerdict"]
  | { valid: false; reason: "RATE_LIMITED" }
  | null;

/** Checks a coupon's discount on a subtotal in major units. Never throws. */
export async function checkCoupon(
  slug: string,
  question: { code: string; subtotal: number },
): Promise<CouponAnswer> {
  const params = { path: { tenantId: slug } };
  const result = await resultOf(
    api.POST("/api/public/{tenantId}/validate-coupon", { params, body: question }),
  );
  if (result.ok) return result.data;
  return result.status === 429 ? { valid: false, reason: "RATE_LIMITED" } : null;
}
