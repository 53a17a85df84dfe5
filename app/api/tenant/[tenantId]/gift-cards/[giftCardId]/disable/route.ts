import { tenantAccess } from "@/lib/auth/staff-guards";
import { disableGiftCard } from "@/lib/gift-cards/disable-gift-card";
import { GiftCardParams, GiftCardWire } from "@/lib/gift-cards/gift-card-contract";
import { endpoint } from "@/lib/http/endpoint";

export const POST = endpoint({
  operationId: "disableGiftCard",
  summary: "Make a lost or stolen gift card worthless",
  description: "Its balance stays in the books. Disabling again answers the same.",
  tag: "Gift cards",
  guard: tenantAccess,
  params: GiftCardParams,
  response: GiftCardWire,
  errors: ["GIFT_CARD_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params }) =>
    disableGiftCard(app, { tenantId: tenant.id, giftCardId: params.giftCardId }),
});
