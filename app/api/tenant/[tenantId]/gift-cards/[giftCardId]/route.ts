import { tenantAccess } from "@/lib/auth/staff-guards";
import { getGiftCard } from "@/lib/gift-cards/get-gift-card";
import { GiftCardParams, GiftCardWire } from "@/lib/gift-cards/gift-card-contract";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "getGiftCard",
  summary: "One gift card with all its movements",
  tag: "Gift cards",
  guard: tenantAccess,
  params: GiftCardParams,
  response: GiftCardWire,
  errors: ["GIFT_CARD_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getGiftCard(app, { tenantId: tenant.id, giftCardId: params.giftCardId }),
});
