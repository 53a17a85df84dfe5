import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import {
  GiftCardParams,
  GiftCardRefundWire,
  RefundGiftCardBody,
} from "@/lib/service/gift-cards/gift-card-contract";
import { refundGiftCard } from "@/lib/service/gift-cards/refund-gift-card";

export const POST = endpoint({
  operationId: "refundGiftCard",
  summary: "Refund an unused gift card to its buyer",
  description:
    "The card stops working at once. A repeat answers with the same refund; if the processor could not return the money, the card is valid again.",
  tag: "Gift cards",
  guard: tenantAccess,
  params: GiftCardParams,
  body: RefundGiftCardBody,
  response: GiftCardRefundWire,
  errors: ["GIFT_CARD_NOT_FOUND", "GIFT_CARD_NOT_REFUNDABLE", "FRESH_SIGN_IN_REQUIRED"],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, actor, params, body }) =>
    refundGiftCard(app, {
      tenantId: tenant.id,
      giftCardId: params.giftCardId,
      reason: body.reason,
      createdBy: actor.userId,
      signIn: actor.signIn,
    }),
});
