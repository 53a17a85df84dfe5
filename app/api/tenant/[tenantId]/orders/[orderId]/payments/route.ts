import { endpoint } from "@/lib/app/endpoint";
import { TakePaymentBody } from "@/lib/payments/till/till-payment-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { OperatorOrder, OrderParams } from "@/lib/service/orders/order-contract";
import { takePayment } from "@/lib/service/orders/till/take-payment";

export const POST = endpoint({
  operationId: "takeOrderPayment",
  summary: "Record money that the restaurant took itself",
  description:
    "In cash or by one of the restaurant's external methods: its own terminal, a voucher, an invoice. Never more than is left to pay; a tip comes on top and becomes part of the total. It is not held and not paid out. Once everything is there the order is paid and gets its receipt. A repeat with the same Idempotency-Key answers with the order's current state.",
  tag: "Counter",
  guard: tenantStaffAccess,
  params: OrderParams,
  body: TakePaymentBody,
  response: OperatorOrder,
  errors: [
    "ORDER_NOT_FOUND",
    "PAYMENT_NOT_OPEN",
    "PAYMENT_EXCEEDS_OPEN",
    "PAYMENT_METHOD_UNAVAILABLE",
    "INVALID_TIP",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, request, body }) {
    const { order, replayed } = await takePayment(app, {
      ...{ tenantId: tenant.id, orderId: params.orderId, request: body, actor },
      idempotencyKey: readIdempotencyKey(request),
    });
    return reply(order, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
