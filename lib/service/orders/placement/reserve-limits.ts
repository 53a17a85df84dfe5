import { fail } from "@/lib/core/errors/app-error";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardRedeemed } from "@/lib/payments/ledger/movement";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { reserveCouponUse } from "@/lib/service/coupons/coupon-store";
import { redeemGiftCard } from "@/lib/service/gift-cards/gift-card-store";
import type { Order } from "@/lib/service/orders/order";
import { takeSlot } from "./order-slot-store";

/**
 * Reserves the coupon's use, the card's money and the place in the quarter hour; rivals may have been faster since the
 * order was drafted. A limit keeps out the scheduled orders of guests only: those for as soon as possible, and those of staff, are counted and placed.
 */
export async function reserveLimits(
  tx: SqlTx,
  { tenant, order }: { tenant: Pick<ShopTenant, "id" | "ordersPerSlot">; order: Omit<Order, "number"> },
): Promise<void> {
  const tenantId = tenant.id;
  const { id: orderId, slotAt, couponId, giftCardId, customerEmail, createdAt: now } = order;
  if (couponId !== null) {
    const reserved = await reserveCouponUse(tx, { tenantId, couponId, orderId, customerEmail, now });
    if (!reserved) fail("INVALID_COUPON", REFUSAL_REASONS.INVALID_COUPON.USED_UP, { reason: "USED_UP" });
  }
  if (giftCardId !== null) {
    const amountMinor = order.giftCardMinor;
    const redeemed = await redeemGiftCard(tx, { tenantId, giftCardId, orderId, amountMinor, now });
    if (!redeemed) {
      fail(
        "INVALID_GIFT_CARD",
        "The gift card has just been used elsewhere. Check its balance and try again.",
        { reason: "JUST_USED" },
      );
    }
    const money = { subject: orderSubject(orderId), currency: order.currency, amountMinor };
    await postMovement(tx, { tenantId, movement: giftCardRedeemed(money), now });
  }
  if (slotAt !== null) {
    const limit = order.scheduledFor === null || order.placedBy !== null ? null : tenant.ordersPerSlot;
    if (!(await takeSlot(tx, { tenantId, slotAt, limit })))
      fail("ORDER_TIME_UNAVAILABLE", "The restaurant has enough orders for this time. Choose another one.", {
        reason: "FULL",
      });
  }
}
