import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { previewRefund } from "@/lib/service/orders/refunds/preview-refund";
import { OrderRefundPreview, OrderRefundScope } from "@/lib/service/orders/refunds/refund-contract";

export const POST = endpoint({
  operationId: "previewTenantOrderRefund",
  summary: "See what a refund would do, without making it",
  description:
    "What the guest gets back to which purse, and what the restaurant is paid for the order before and after it.",
  tag: "Order management",
  guard: tenantAccess,
  params: OrderParams,
  body: OrderRefundScope,
  response: OrderRefundPreview,
  errors: ["ORDER_NOT_FOUND", "NOT_REFUNDABLE", "LINE_ALREADY_REFUNDED", "REFUND_EXCEEDS_CAPTURED"],
  handle: ({ app, tenant, params, body }) =>
    previewRefund(app, { tenantId: tenant.id, orderId: params.orderId, request: body }),
});
