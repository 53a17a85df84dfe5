import type { App } from "@/lib/app/app";
import { refuseFields } from "@/lib/errors/refuse-fields";
import { parseMajor, toMajor } from "@/lib/money/money";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { evaluateCoupon, normaliseCode } from "./coupon";
import type { CouponVerdict, ValidateCouponBody } from "./coupon-contract";
import { findCouponForCustomer } from "./coupon-store";

/**
 * What a coupon would take off these lines (Specification, Payments and gift cards). Consumes nothing; the order decides
 * anew, with its type and customer. Throws VALIDATION_FAILED for a subtotal finer than the currency.
 */
export async function validateCoupon(
  app: App,
  { tenant, code, subtotal }: { tenant: { id: TenantId; currency: string } } & ValidateCouponBody,
): Promise<CouponVerdict> {
  const subtotalMinor = parseMajor(subtotal, tenant.currency);
  if (subtotalMinor === null) {
    refuseFields([{ path: "subtotal", message: `is no amount of ${tenant.currency}` }]);
  }
  const query = { tenantId: tenant.id, code: normaliseCode(code), customerEmail: null };
  const coupon = await findCouponForCustomer(app.db, query);
  const verdict = evaluateCoupon(coupon?.rules ?? null, {
    subtotalMinor: subtotalMinor ?? 0,
    now: app.clock.now(),
    orderType: null,
    customerUses: null,
  });
  return verdict.ok
    ? { valid: true, discount: toMajor(verdict.discountMinor, tenant.currency) }
    : { valid: false, discount: 0, reason: verdict.reason };
}
