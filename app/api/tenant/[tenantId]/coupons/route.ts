import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import {
  CouponList,
  CouponListQuery,
  CouponWire,
  CreateCouponBody,
} from "@/lib/service/coupons/coupon-contract";
import { createCoupon } from "@/lib/service/coupons/create-coupon";
import { listCoupons } from "@/lib/service/coupons/list-coupons";

export const GET = endpoint({
  operationId: "listCoupons",
  summary: "List all coupons",
  description: "Newest first, inactive and used-up ones included.",
  tag: "Coupons",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: CouponListQuery,
  response: CouponList,
  errors: [],
  handle: ({ app, tenant, query }) =>
    listCoupons(app, { tenant, cursor: query.cursor ?? null, limit: query.limit }),
});

export const POST = endpoint({
  operationId: "createCoupon",
  summary: "Create a coupon",
  description: "A start or end without a time is a whole day in the restaurant's time zone.",
  tag: "Coupons",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateCouponBody,
  response: CouponWire,
  errors: ["COUPON_CODE_TAKEN", "QUOTA_EXCEEDED"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, body }) => createCoupon(app, { tenant, coupon: body }),
});
