import { endpoint } from "@/lib/app/endpoint";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { CouponParams, CouponWire, UpdateCouponBody } from "@/lib/service/coupons/coupon-contract";
import { deleteCoupon } from "@/lib/service/coupons/delete-coupon";
import { getCoupon } from "@/lib/service/coupons/get-coupon";
import { updateCoupon } from "@/lib/service/coupons/update-coupon";

const version = versionOf(CouponWire, ({ used: _, ...edited }) => edited);

export const GET = endpoint({
  operationId: "getCoupon",
  summary: "Get a coupon",
  description: "With how often it was used.",
  tag: "Coupons",
  guard: impersonal(tenantAccess),
  params: CouponParams,
  response: CouponWire,
  version,
  errors: ["COUPON_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getCoupon(app, { tenant, couponId: params.couponId }),
});

export const PATCH = endpoint({
  operationId: "updateCoupon",
  summary: "Update a coupon",
  description: "Null removes a limit, a start or an end.",
  tag: "Coupons",
  guard: tenantAccess,
  params: CouponParams,
  body: UpdateCouponBody,
  response: CouponWire,
  version,
  errors: ["COUPON_NOT_FOUND", "COUPON_CODE_TAKEN"],
  audited: true,
  handle: ({ app, tenant, params, body, precondition }) =>
    updateCoupon(app, { tenant, couponId: params.couponId, changes: body, precondition }),
});

export const DELETE = endpoint({
  operationId: "deleteCoupon",
  summary: "Delete a coupon",
  description: "Deleting it again answers 204 as well. Orders keep their discount.",
  tag: "Coupons",
  guard: tenantAccess,
  params: CouponParams,
  response: null,
  version,
  errors: [],
  audited: true,
  handle: ({ app, tenant, params, precondition }) =>
    deleteCoupon(app, { tenant, couponId: params.couponId, precondition }),
});
