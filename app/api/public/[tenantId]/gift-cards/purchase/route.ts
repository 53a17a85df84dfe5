import { PendingGiftCard, PurchaseGiftCardBody } from "@/lib/gift-cards/gift-card-contract";
import { purchaseGiftCard } from "@/lib/gift-cards/purchase-gift-card";
import { endpoint } from "@/lib/http/endpoint";
import { chooseOrderLocale } from "@/lib/orders/order-locale";
import { giftCardPurchaseLimit } from "@/lib/rate-limit/limits";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "purchaseGiftCard",
  summary: "Begin to buy a gift card",
  description: "The card is made and emailed when its payment is confirmed, online or by the restaurant.",
  tag: "Gift cards",
  guard: publicTenant,
  params: TenantParams,
  body: PurchaseGiftCardBody,
  response: PendingGiftCard,
  errors: ["TENANT_NOT_FOUND", "AMOUNT_TOO_SMALL", "RATE_LIMITED", "PROCESSOR_UNAVAILABLE"],
  limit: giftCardPurchaseLimit,
  idempotent: true,
  handle: ({ app, shop, body, request }) =>
    purchaseGiftCard(app, {
      tenant: shop.tenant,
      request: body,
      locale: chooseOrderLocale(shop.tenant.locales, request.headers.get("accept-language")),
    }),
});
