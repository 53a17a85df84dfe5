import { findSignedInDiners } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { replyText } from "@/lib/http/reply";
import { OrderRequest, PlacedOrder } from "@/lib/orders/order-contract";
import { chooseOrderLocale } from "@/lib/orders/order-locale";
import { placeOrder } from "@/lib/orders/place-order";
import { PLACE_ORDER_ERRORS } from "@/lib/orders/place-order-errors";
import { orderSubmitLimit } from "@/lib/rate-limit/limits";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "placeOrder",
  summary: "Place an order",
  description:
    "Prices are the menu's, whatever the request says. Send an Idempotency-Key to make repeats harmless.",
  tag: "Orders",
  guard: publicTenant,
  params: TenantParams,
  body: OrderRequest,
  response: PlacedOrder,
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
    return replyText(text, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
