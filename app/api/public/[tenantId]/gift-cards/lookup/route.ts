import { GiftCardBalance, GiftCardLookupBody } from "@/lib/gift-cards/gift-card-contract";
import { lookUpGiftCard } from "@/lib/gift-cards/look-up-gift-card";
import { endpoint } from "@/lib/http/endpoint";
import { giftCardLookupLimit } from "@/lib/rate-limit/limits";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "lookUpGiftCard",
  summary: "What a gift card still holds",
  description: "Anyone with the code may know. Case, spaces and dashes do not matter.",
  tag: "Gift cards",
  guard: publicTenant,
  params: TenantParams,
  body: GiftCardLookupBody,
  response: GiftCardBalance,
  errors: ["TENANT_NOT_FOUND", "GIFT_CARD_NOT_FOUND", "RATE_LIMITED"],
  limit: giftCardLookupLimit,
  handle: ({ app, shop, body }) => lookUpGiftCard(app, { tenantId: shop.tenant.id, code: body.code }),
});
