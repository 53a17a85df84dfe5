import type { App } from "@/lib/app/app";
import { returnCouponUse } from "@/lib/coupons/coupon-store";
import { inTransaction } from "@/lib/db/transaction";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { deleteCheckout, findCheckout, listCheckouts, lockCheckout } from "./checkout-store";
import { returnGiftCard } from "./return-gift-card";

const BATCH = 100;
/** Longer than a request and its idempotency claim can live. */
const STALE_MS = 120_000;

/** Gives back everything that an unfinished checkout took, once: coupon use, gift-card money, stock. */
export async function abandonCheckout(app: App, ref: { tenantId: TenantId; orderId: string }): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (!(await lockCheckout(tx, ref))) return;
    const checkout = await findCheckout(tx, ref);
    if (!checkout) throw new Error(`Checkout ${ref.orderId} vanished under its lock`);
    await returnCouponUse(tx, ref);
    await returnGiftCard(tx, { tenantId: ref.tenantId, order: checkout.order, now: app.clock.now() });
    await deleteCheckout(tx, ref);
  });
}

/** Gives back what checkouts took whose process died before they became orders. */
export async function abandonStaleCheckouts(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - STALE_MS);
  for (const ref of await listCheckouts(app.db.prisma, { before, limit: BATCH })) {
    await abandonCheckout(app, ref);
  }
}
