import { findSignedInDiners } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { reply } from "@/lib/http/reply";
import { OrderRequest } from "@/lib/orders/order-contract";
import { chooseOrderLocale } from "@/lib/orders/order-locale";
import { PaymentIntent, paymentIntentOf } from "@/lib/orders/payment-intent-contract";
import { placeOrder } from "@/lib/orders/place-order";
import { PLACE_ORDER_ERRORS } from "@/lib/orders/place-order-errors";
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
  errors: PLACE_ORDER_ERRORS,
  limit: orderSubmitLimit,
  idempotent: "in-use-case",
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
