import { newId } from "@/lib/core/ids/ids";
import type { LookedUp } from "@/lib/restaurant/delivery/address-token";
import { quarterHourOf } from "@/lib/restaurant/hours/order-times";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { Order } from "@/lib/service/orders/order";
import type { OrderDraft } from "./draft-order";
import { addressFields } from "./order-address";
import type { PlacementRequest } from "./order-refusal";
import { type StaffTerms, termsFields } from "./staff-terms";

/**
 * A new order from its draft: pending, held, and paid at once if nothing is left to pay. The gift card is only named
 * when it pays something.
 */
export function newOrder(input: {
  tenant: ShopTenant;
  request: PlacementRequest;
  lookedUp: LookedUp | null;
  draft: OrderDraft;
  locale: string;
  now: Date;
  coupon: { id: string; code: string } | null;
  giftCard: { id: string } | null;
  account: { customerId: string | null; bazarUserId: string | null };
  isTest: boolean;
  staff: StaffTerms | null;
}): Omit<Order, "number"> {
  const { request, draft, now } = input;
  const { stockNeeds: _, warnings: _warnings, minimumAge, ...amountsAndItems } = draft;
  const paidAtOnce = draft.totalMinor === 0;
  const isCounted = draft.scheduledFor !== null || input.tenant.ordersPerSlot !== null;
  return {
    ...amountsAndItems,
    id: newId("ord"),
    type: request.type,
    status: "pending",
    paymentMethod: request.paymentMethod,
    paymentStatus: paidAtOnce ? "paid" : "pending",
    escrowStatus: "held",
    currency: input.tenant.currency,
    locale: input.locale,
    customerName: request.customerName,
    customerEmail: request.customerEmail.toLowerCase(),
    customerPhone: request.customerPhone,
    deliveryAddress: request.deliveryAddress,
    postcode: request.postcode,
    city: request.city,
    ...addressFields(request, input.lookedUp),
    notes: request.notes,
    couponId: input.coupon?.id ?? null,
    couponCode: input.coupon?.code ?? null,
    giftCardId: draft.giftCardMinor > 0 ? (input.giftCard?.id ?? null) : null,
    ...input.account,
    slotAt: isCounted && !input.isTest ? quarterHourOf(draft.promisedAt) : null,
    payBefore: null,
    paidAt: paidAtOnce ? now : null,
    createdAt: now,
    acceptedAt: null,
    preparingStartedAt: null,
    readyAt: null,
    deliveredAt: null,
    canceledAt: null,
    rejectedAt: null,
    endReason: null,
    flaggedAt: null,
    flagClearedAt: null,
    releaseAt: null,
    releasedAt: null,
    seenAt: null,
    changedAt: null,
    isTest: input.isTest,
    minimumAge,
    ...termsFields(input.staff),
    tillMinor: 0,
    edits: 0,
  };
}
