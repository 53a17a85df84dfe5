import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { confirmGiftCardByHand } from "@/lib/service/gift-cards/confirm-gift-card-by-hand";
import {
  ConfirmGiftCardBody,
  GiftCardPurchaseParams,
  IssuedGiftCard,
} from "@/lib/service/gift-cards/gift-card-contract";

export const POST = endpoint({
  operationId: "confirmGiftCardPurchase",
  summary: "Confirm that the restaurant has received the money for a gift card",
  description: "Issues the card and emails its code. Confirming again answers with the same card.",
  tag: "Gift cards",
  guard: tenantAccess,
  params: GiftCardPurchaseParams,
  body: ConfirmGiftCardBody,
  response: IssuedGiftCard,
  errors: [
    "GIFT_CARD_PURCHASE_NOT_FOUND",
    "GIFT_CARD_CODE_LOST",
    "PROCESSOR_UNAVAILABLE",
    "PAYMENT_METHOD_UNAVAILABLE",
    "RESTAURANT_DRAFT",
    "RATE_LIMITED",
  ],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, actor, params, body }) =>
    confirmGiftCardByHand(app, {
      tenantId: tenant.id,
      pendingId: params.pendingId,
      payment: body.payment,
      actorId: actor.userId,
    }),
});
