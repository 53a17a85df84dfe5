import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { CouponVerdict, ValidateCouponBody } from "@/lib/service/coupons/coupon-contract";
import { validateCoupon } from "@/lib/service/coupons/validate-coupon";

export const POST = endpoint({
  operationId: "validateCoupon",
  summary: "Check a coupon and get its discount",
  description:
    "Answers 200 for coupons that do not apply, too, with the reason. Redeems nothing. After 30 unknown codes in 10 minutes from one IP address, every code is refused, right or wrong.",
  tag: "Coupons",
  guard: publicTenant,
  params: TenantParams,
  body: ValidateCouponBody,
  response: CouponVerdict,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  atOnce: 2,
  handle: ({ app, shop, body, client }) =>
    validateCoupon(app, { tenant: shop.tenant, ...body, clientAddress: client.address }),
});
