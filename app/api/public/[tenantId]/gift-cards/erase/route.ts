import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { giftCardLookupLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { eraseGiftCard } from "@/lib/service/gift-cards/erase-gift-card";
import { EraseGiftCardBody } from "@/lib/service/gift-cards/gift-card-contract";

export const POST = endpoint({
  operationId: "eraseGiftCard",
  summary: "Erase the buyer's or recipient's data from a gift card, as that person",
  description: "The card keeps its balance and code, without names, addresses and message.",
  tag: "Gift cards",
  guard: publicTenant,
  params: TenantParams,
  body: EraseGiftCardBody,
  response: null,
  errors: ["TENANT_NOT_FOUND", "GIFT_CARD_NOT_FOUND", "ERASURE_BLOCKED", "RATE_LIMITED"],
  limit: giftCardLookupLimit,
  handle: ({ app, shop, body }) => eraseGiftCard(app, { tenantId: shop.tenant.id, request: body }),
});
