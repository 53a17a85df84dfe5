import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { giftCardLookupLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { GiftCardBalance, GiftCardLookupBody } from "@/lib/service/gift-cards/gift-card-contract";
import { lookUpGiftCard } from "@/lib/service/gift-cards/look-up-gift-card";

export const POST = endpoint({
  operationId: "lookUpGiftCard",
  summary: "Get the balance of a gift card",
  description: "For anyone who has the code. Case, spaces and hyphens do not matter.",
  tag: "Gift cards",
  guard: publicTenant,
  params: TenantParams,
  body: GiftCardLookupBody,
  response: GiftCardBalance,
  errors: ["TENANT_NOT_FOUND", "GIFT_CARD_NOT_FOUND", "RATE_LIMITED"],
  limit: giftCardLookupLimit,
  handle: ({ app, shop, body }) => lookUpGiftCard(app, { tenantId: shop.tenant.id, code: body.code }),
});
