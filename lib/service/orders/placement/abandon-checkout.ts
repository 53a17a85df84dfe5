import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { insertUnclaimedIntent } from "@/lib/payments/payments/unclaimed-intent-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { returnCouponUse } from "@/lib/service/coupons/coupon-store";
import { returnGiftCard } from "@/lib/service/orders/life/return-gift-card";
import { deleteCheckout, findCheckout, lockCheckout } from "./checkout-store";
import { freeSlot } from "./order-slot-store";

/**
 * Releases everything that an unfinished checkout reserved, once: coupon use, gift-card money, its quarter hour, stock. The processor may
 * have created its intent, or may yet; it is canceled as unclaimed.
 */
export async function abandonCheckout(app: App, ref: { tenantId: TenantId; orderId: string }): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (!(await lockCheckout(tx, ref))) return;
    const checkout = await findCheckout(tx, ref);
    if (!checkout) throw new Error(`Checkout ${ref.orderId} vanished under its lock`);
    const { paymentId, order } = checkout;
    const { tenantId } = ref;
    const now = app.clock.now();
    await insertUnclaimedIntent(tx, { tenantId, paymentId, askedAt: order.createdAt, givenUpAt: now });
    await returnCouponUse(tx, ref);
    await returnGiftCard(tx, { tenantId, order, amountMinor: order.giftCardMinor, now });
    await freeSlot(tx, { tenantId, slotAt: order.slotAt });
    await deleteCheckout(tx, { ...ref, now });
  });
}
