import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { giftCardPurchaseLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { PendingGiftCard, PurchaseGiftCardBody } from "@/lib/service/gift-cards/gift-card-contract";
import { purchaseGiftCard } from "@/lib/service/gift-cards/purchase-gift-card";

export const POST = endpoint({
  operationId: "purchaseGiftCard",
  summary: "Start the purchase of a gift card",
  description:
    "The card is issued and emailed once its payment is confirmed, online or by the restaurant. A purchase that nobody pays is given up: online after a day, otherwise after 30 days.",
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
      locale: requestLocale(request, shop.tenant.locales),
    }),
});
