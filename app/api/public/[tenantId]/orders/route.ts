import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { findSignedInDiners } from "@/lib/people/auth/diner-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { replyText } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { orderSubmitLimit } from "@/lib/platform/rate-limit/limits";
import { openTenant } from "@/lib/restaurant/menu/public-tenant";
import { OrderRequest, PlacedOrder } from "@/lib/service/orders/order-contract";
import { placeOrder } from "@/lib/service/orders/placement/place-order";
import { PLACE_ORDER_ERRORS } from "@/lib/service/orders/placement/place-order-errors";

export const POST = endpoint({
  operationId: "placeOrder",
  summary: "Place an order",
  description:
    "Prices come from the menu, whatever the request says. Send an Idempotency-Key so that a repeat cannot place a second order. An order to be paid online answers with the `clientSecret` for the payment form; the restaurant sees it once it is paid, and 30 minutes after it was placed it is canceled if nobody has paid.",
  tag: "Orders",
  guard: openTenant,
  params: TenantParams,
  body: OrderRequest,
  response: PlacedOrder,
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
    return replyText(text, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
