import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardRedeemed } from "@/lib/payments/ledger/movement";
import { orderSubject } from "@/lib/payments/payments/subject";
import type { SqlTx } from "@/lib/platform/db/sql";
import { reserveCouponUse } from "@/lib/service/coupons/coupon-store";
import { redeemGiftCard } from "@/lib/service/gift-cards/gift-card-store";
import type { Order } from "./order";

/** Reserves the coupon's use and the card's money; rivals may have been faster since the order was drafted. */
export async function reserveCodes(
  tx: SqlTx,
  { tenantId, order }: { tenantId: TenantId; order: Omit<Order, "number"> },
): Promise<void> {
  const { id: orderId, couponId, giftCardId, customerEmail, createdAt: now } = order;
  if (couponId !== null) {
    const reserved = await reserveCouponUse(tx, { tenantId, couponId, orderId, customerEmail, now });
    if (!reserved) fail("INVALID_COUPON", "The coupon cannot be used: USED_UP.");
  }
  if (giftCardId !== null) {
    const amountMinor = order.giftCardMinor;
    const redeemed = await redeemGiftCard(tx, { tenantId, giftCardId, orderId, amountMinor, now });
    if (!redeemed) {
      fail(
        "INVALID_GIFT_CARD",
        "The gift card has just been used elsewhere. Check its balance and try again.",
      );
    }
    const money = { subject: orderSubject(orderId), currency: order.currency, amountMinor };
    await postMovement(tx, { tenantId, movement: giftCardRedeemed(money), now });
  }
}
