import { findSignedInDiners } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { reply } from "@/lib/http/reply";
import { OrderRequest } from "@/lib/orders/order-contract";
import { chooseOrderLocale } from "@/lib/orders/order-locale";
import { PaymentIntent, paymentIntentOf } from "@/lib/orders/payment-intent-contract";
import { placeOrder } from "@/lib/orders/place-order";
import { orderSubmitLimit } from "@/lib/rate-limit/limits";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "createPaymentIntent",
  summary: "Place an order and begin its payment",
  description:
    "Does the same as placing an order, shares its limit and its Idempotency-Keys, and answers with what the payment form needs.",
  tag: "Payments",
  guard: publicTenant,
  params: TenantParams,
  body: OrderRequest,
  response: PaymentIntent,
  errors: [
    "TENANT_NOT_FOUND",
    "INVALID_ITEM",
    "INVALID_COUPON",
    "INVALID_GIFT_CARD",
    "PAYMENT_METHOD_UNAVAILABLE",
    "OUT_OF_STOCK",
    "OUTSIDE_RADIUS",
    "RESTAURANT_CLOSED",
    "BELOW_MINIMUM",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
    "RATE_LIMITED",
    "PROCESSOR_UNAVAILABLE",
  ],
  limit: orderSubmitLimit,
  idempotent: true,
  async handle({ app, shop, request, body, sentBody, client }) {
    const { text, replayed } = await placeOrder(app, {
      shop,
      request: body,
      sentBody,
      locale: chooseOrderLocale(shop.tenant.locales, request.headers.get("accept-language")),
      idempotencyKey: readIdempotencyKey(request),
      clientAddress: client.address,
      account: await findSignedInDiners({ app, request }, shop.tenant.id),
    });
    return reply(paymentIntentOf(text), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
