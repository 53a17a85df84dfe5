import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { closeIntent } from "@/lib/payments/payments/close-intent";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { settleIntent } from "@/lib/payments/payments/settle-intent";
import type { ProcessorRun } from "@/lib/payments/processor/processor-run";
import { purchaseSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { listStalePurchases, markPurchaseCanceled } from "./gift-card-purchase-store";

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
    scope: app.twin,
    onlineBefore: new Date(now - ONLINE_MS),
    byHandBefore: new Date(now - BY_HAND_MS),
    limit: BATCH,
  });
  return run.each("gift card that nobody paid", due, (purchase) => endPurchase(app, purchase));
}

async function endPurchase(
  app: App,
  { tenantId, pendingId }: { tenantId: TenantId; pendingId: string },
): Promise<boolean> {
  const ref = { tenantId, subject: purchaseSubject(pendingId) };
  const intent = await closeIntent(app, ref);
  if (intent?.state === "open") return false;
  await inTransaction(app.db, async (tx) => {
    const payment = intent && (await findPayment(tx, ref));
    if (payment) await settleIntent(app, tx, payment, intent);
    await markPurchaseCanceled(tx, { tenantId, pendingId, now: app.clock.now() });
  });
  app.live.announce(tenantId);
  return true;
}
