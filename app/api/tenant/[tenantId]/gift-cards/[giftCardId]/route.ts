import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { getGiftCard } from "@/lib/service/gift-cards/get-gift-card";
import { GiftCardParams, GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";

export const GET = endpoint({
  operationId: "getGiftCard",
  summary: "Get a gift card with all its transactions",
  description: "Its code is not among it; staff can have it sent to its owner again.",
  tag: "Gift cards",
  guard: tenantAccess,
  params: GiftCardParams,
  response: GiftCardWire,
  errors: ["GIFT_CARD_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getGiftCard(app, { tenantId: tenant.id, giftCardId: params.giftCardId }),
});
