import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { disableGiftCard } from "@/lib/service/gift-cards/disable-gift-card";
import { GiftCardParams, GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";

export const POST = endpoint({
  operationId: "disableGiftCard",
  summary: "Disable a lost or stolen gift card",
  description: "Its balance stays in the books. Disabling again returns the same answer.",
  tag: "Gift cards",
  guard: tenantAccess,
  params: GiftCardParams,
  response: GiftCardWire,
  errors: ["GIFT_CARD_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params }) =>
    disableGiftCard(app, { tenantId: tenant.id, giftCardId: params.giftCardId }),
});
