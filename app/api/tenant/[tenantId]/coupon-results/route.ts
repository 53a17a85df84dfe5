import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { CouponResultList } from "@/lib/service/coupons/coupon-results-contract";
import { listCouponResults } from "@/lib/service/coupons/list-coupon-results";

export const GET = endpoint({
  operationId: "listCouponResults",
  summary: "List what each coupon brought in",
  description: "Orders, discounts and sales since the coupon exists; test orders do not count.",
  tag: "Coupons",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  response: CouponResultList,
  errors: [],
  handle: ({ app, tenant }) => listCouponResults(app, { tenant }),
});
