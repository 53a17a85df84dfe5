import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { OrderRefundAnswer, OrderRefundBody } from "@/lib/service/orders/refunds/refund-contract";
import { refundOrder } from "@/lib/service/orders/refunds/refund-order";

export const POST = endpoint({
  operationId: "refundTenantOrder",
  summary: "Refund an order: all of it, some of its lines, or an amount",
  description:
    "Never more of a line than was ordered, and never more than was paid less refunds made or in progress. Money goes back to the gift card first, then through the processor or in cash. The delivery fee goes back with the whole order or by amount. A repeat with the same Idempotency-Key answers with the current state of those refunds.",
  tag: "Order management",
  guard: tenantAccess,
  params: OrderParams,
  body: OrderRefundBody,
  response: OrderRefundAnswer,
  errors: [
    "ORDER_NOT_FOUND",
    "NOT_REFUNDABLE",
    "LINE_ALREADY_REFUNDED",
    "REFUND_EXCEEDS_CAPTURED",
    "FRESH_SIGN_IN_REQUIRED",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
  audited: true,
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, request, body }) {
    const idempotencyKey = readIdempotencyKey(request);
    const { refund, replayed } = await refundOrder(app, {
      tenantId: tenant.id,
      orderId: params.orderId,
      request: body,
      actor,
      idempotencyKey,
    });
    return reply(refund, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
