import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { replyText } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { orderSubmitLimit } from "@/lib/platform/rate-limit/limits";
import { PlacedOrder, TestOrderRequest } from "@/lib/service/orders/order-contract";
import { placeOrder } from "@/lib/service/orders/placement/place-order";
import { PLACE_ORDER_ERRORS } from "@/lib/service/orders/placement/place-order-errors";
import { staffShop } from "@/lib/service/orders/placement/staff-shop";

export const POST = endpoint({
  operationId: "placeTestOrder",
  summary: "Place a test order",
  description:
    "An order in cash that is marked with `isTest` for good. It is handled like any other, takes stock and sends emails and events, but counts in no report, no takings and no guest's sums, and gets no receipt. People share the guests' limit of orders; a key has its own budget alone.",
  tag: "Order management",
  guard: tenantAccess,
  params: TenantParams,
  body: TestOrderRequest,
  response: PlacedOrder,
  errors: PLACE_ORDER_ERRORS,
  limit: orderSubmitLimit,
  idempotent: "in-use-case",
  audited: true,
  async handle({ app, tenant, actor, request, body, sentBody, client }) {
    const { text, replayed } = await placeOrder(app, {
      shop: await staffShop(app, tenant, body.items),
      request: { ...body, couponCode: null, giftCardCode: null },
      sentBody,
      locale: requestLocale(request, tenant.locales),
      idempotencyKey: readIdempotencyKey(request),
      clientAddress: client.address,
      account: { customerId: null, bazarUserId: null },
      isTest: true,
      isByKey: actor.keyId !== undefined,
    });
    return replyText(text, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
