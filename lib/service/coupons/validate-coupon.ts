import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { couponGuessLimit } from "@/lib/platform/rate-limit/limits";
import { evaluateCoupon, normaliseCode } from "./coupon";
import type { CouponVerdict, ValidateCouponBody } from "./coupon-contract";
import { findCouponForCustomer } from "./coupon-store";

/**
 * What a coupon would take off these lines (Specification, Payments and gift cards). Consumes nothing; the order decides
 * anew, with its type and customer. Only codes that no coupon has count against the limit, since a cart asks again at
 * every change; it is full for right codes as well. Throws VALIDATION_FAILED for a subtotal finer than the currency, and
 * RATE_LIMITED.
 */
export async function validateCoupon(
  app: App,
  input: ValidateCouponBody & { tenant: { id: TenantId; currency: string }; clientAddress: string },
): Promise<CouponVerdict> {
  const { tenant, code, subtotal, clientAddress } = input;
  const subtotalMinor = parseMajor(subtotal, tenant.currency);
  if (subtotalMinor === null) {
    refuseFields([{ path: "subtotal", message: `must be a valid amount in ${tenant.currency}` }]);
  }
  const guess = await app.limiter.attempt(couponGuessLimit, [tenant.id, clientAddress]);
  const query = { tenantId: tenant.id, code: normaliseCode(code), customerEmail: null };
  const coupon = await findCouponForCustomer(app.db, query);
  await (coupon ? guess.giveBack() : guess.fail());
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
