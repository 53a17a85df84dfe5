import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import { normaliseCode } from "@/lib/service/coupons/coupon";
import { findCouponForCustomer } from "@/lib/service/coupons/coupon-store";
import { findSpendableGiftCard } from "@/lib/service/gift-cards/gift-card-store";
import { matchGiftCardCode } from "@/lib/service/gift-cards/sealed-gift-card-code";
import { draftOrder } from "./draft-order";
import { lookedUpAddress } from "./order-address";
import type { PlacementRequest } from "./order-refusal";
import { refuseOrder } from "./refuse-order";
import type { StaffTerms } from "./staff-terms";

/** What a request would be as an order now, with what was found for it. Throws the codes of draftOrder. */
export async function draftRequest(
  app: App,
  input: {
    shop: ShopDishes;
    request: PlacementRequest;
    locale: string;
    isTest: boolean;
    staff: StaffTerms | null;
  },
) {
  const { shop, request } = input;
  const now = app.clock.now();
  const codes = await findCodes(app, { tenantId: shop.tenant.id, request, now });
  const takes = isTillMethod(request.paymentMethod) ? () => false : await app.processorMethods.current();
  const lookedUp = lookedUpAddress(app.env.SESSION_SECRET, { tenant: shop.tenant, request, now });
  const drafted = draftOrder({ ...input, lookedUp, now, takes, ...codes });
  return drafted.ok ? { draft: drafted.draft, lookedUp, codes, now } : refuseOrder(drafted);
}

/** The coupon and gift card of a request's codes: undefined if none was given, null if unknown. */
async function findCodes(
  app: App,
  { tenantId, request, now }: { tenantId: TenantId; request: PlacementRequest; now: Date },
) {
  const { couponCode, giftCardCode } = request;
  const customerEmail = request.customerEmail.toLowerCase();
  const [coupon, giftCard] = await Promise.all([
    couponCode === null
      ? undefined
      : findCouponForCustomer(app.db, { tenantId, code: normaliseCode(couponCode), customerEmail }),
    giftCardCode === null
      ? undefined
      : findSpendableGiftCard(app.db, {
          tenantId,
          match: matchGiftCardCode(app.env.GIFT_CARD_SECRET, { tenantId, typed: giftCardCode }),
          now,
        }),
  ]);
  return { coupon, giftCard };
}
