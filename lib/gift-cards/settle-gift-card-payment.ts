import type { App } from "@/lib/app/app";
import type { Tx } from "@/lib/db/db";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { confirmGiftCardPurchase } from "./confirm-gift-card-purchase";
import { findPurchaseTenant } from "./gift-card-purchase-store";

/**
 * What a payment that succeeded at the processor means when it is for a gift card: its card, in the transaction that
 * records the event. Null when it is for something else. `pendingId` is the payment id in the intent's metadata.
 */
export async function settleGiftCardPayment(
  app: App,
  { pendingId }: { pendingId: string | null },
): Promise<{ tenantId: TenantId; apply(tx: Tx): Promise<void> } | null> {
  if (!pendingId?.startsWith("gfp_")) return null;
  const tenantId = await findPurchaseTenant(app.db, pendingId);
  return (
    tenantId && {
      tenantId,
      async apply(tx) {
        await confirmGiftCardPurchase(app, tx, { tenantId, pendingId, paidThrough: "processor" });
      },
    }
  );
}
