import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { GiftCardParams } from "@/lib/service/gift-cards/gift-card-contract";
import { resendGiftCard } from "@/lib/service/gift-cards/resend-gift-card";

export const POST = endpoint({
  operationId: "resendGiftCard",
  summary: "Email a gift card's code again, at most once a minute",
  description: "Only for a card that has an email address.",
  tag: "Gift cards",
  guard: tenantAccess,
  params: GiftCardParams,
  response: null,
  errors: [
    "GIFT_CARD_NOT_FOUND",
    "GIFT_CARD_NOT_SENDABLE",
    "GIFT_CARD_CODE_LOST",
    "RESTAURANT_DRAFT",
    "RATE_LIMITED",
  ],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, params }) =>
    resendGiftCard(app, { tenantId: tenant.id, giftCardId: params.giftCardId }),
});
