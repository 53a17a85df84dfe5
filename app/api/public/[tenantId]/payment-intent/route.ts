import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { findSignedInDiners } from "@/lib/people/auth/diner-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { orderSubmitLimit } from "@/lib/platform/rate-limit/limits";
import { openTenant } from "@/lib/restaurant/menu/public-tenant";
import { OrderRequest } from "@/lib/service/orders/order-contract";
import { PaymentIntent, paymentIntentOf } from "@/lib/service/orders/placement/payment-intent-contract";
import { placeOrder } from "@/lib/service/orders/placement/place-order";
import { PLACE_ORDER_ERRORS } from "@/lib/service/orders/placement/place-order-errors";

export const POST = endpoint({
  operationId: "createPaymentIntent",
  summary: "Place an order and start its payment",
  description:
    "Does the same as placing an order, shares its limit and its Idempotency-Keys, and returns what the payment form needs. An order in cash, or one that a gift card pays whole, is placed as well and has nothing to pay online: both secrets are null.",
  tag: "Payments",
  guard: openTenant,
  params: TenantParams,
  body: OrderRequest,
  response: PaymentIntent,
  errors: PLACE_ORDER_ERRORS,
  limit: orderSubmitLimit,
  idempotent: "in-use-case",
  async handle({ app, tenant, request, body, sentBody, client }) {
    const named = body.items.map(({ productId }) => productId);
    const shop = await app.shops.getDishes(tenant, named);
    const { text, replayed } = await placeOrder(app, {
      shop,
      request: body,
      sentBody,
      locale: requestLocale(request, shop.tenant.locales),
      idempotencyKey: readIdempotencyKey(request),
      clientAddress: client.address,
      account: await findSignedInDiners({ app, request }, tenant.id),
    });
    return reply(paymentIntentOf(text), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
