import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { ProcessorRun } from "@/lib/payments/payments/processor-run";
import { inTransaction } from "@/lib/platform/db/transaction";
import { closePurchaseIntent } from "./close-purchase-intent";
import { listStalePurchases, markPurchaseCanceled } from "./gift-card-purchase-store";
import { settleGiftCardPayment } from "./settle-gift-card-payment";

const BATCH = 100;
const HOUR_MS = 3_600_000;
/** Nobody pays online later. */
const ONLINE_MS = 24 * HOUR_MS;
/** Nobody brings the money later. */
const BY_HAND_MS = 30 * 24 * HOUR_MS;

/**
 * Gives up purchases of gift cards that nobody paid: online ones after a day, the intent canceled at the processor
 * first; others after 30 days. One that was paid in the last moment gets its card. Returns how many were settled.
 */
export async function cancelUnpaidPurchases(app: App, run: ProcessorRun): Promise<number> {
  const now = app.clock.now().getTime();
  const due = await listStalePurchases(app.db, {
    onlineBefore: new Date(now - ONLINE_MS),
    byHandBefore: new Date(now - BY_HAND_MS),
    limit: BATCH,
  });
  return run.each("gift card that nobody paid", due, (purchase) => endPurchase(app, purchase));
}

async function endPurchase(
  app: App,
  { tenantId, pendingId, intentId }: { tenantId: TenantId; pendingId: string; intentId: string | null },
): Promise<boolean> {
  const intent = intentId === null ? null : await closePurchaseIntent(app, { intentId, pendingId });
  const paid = intent?.state === "succeeded" ? await settleGiftCardPayment(app, intent) : null;
  if (intent?.state === "succeeded" && !paid) return false;
  await inTransaction(app.db, async (tx) => {
    if (paid) return paid.apply(tx);
    await markPurchaseCanceled(tx, { tenantId, pendingId, now: app.clock.now() });
  });
  app.live.announce(tenantId);
  return true;
}
