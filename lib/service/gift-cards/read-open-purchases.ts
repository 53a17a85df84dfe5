import type { App } from "@/lib/payments/app";
import type { ProcessorRun } from "@/lib/payments/payments/processor-run";
import { inTransaction } from "@/lib/platform/db/transaction";
import { listUnpaidPurchases } from "./gift-card-purchase-store";
import { settleGiftCardPayment } from "./settle-gift-card-payment";

/**
 * Asks the processor about gift cards whose payment was begun in the time range and is still open here. One that fails
 * is left for the next time.
 */
export async function readOpenPurchases(
  app: App,
  run: ProcessorRun,
  { from, before, limit }: { from: Date; before: Date; limit: number },
): Promise<void> {
  const open = await listUnpaidPurchases(app.db, { from, to: before, limit });
  await run.each("gift card's payment", open, ({ intentId }) => readAgain(app, intentId));
}

async function readAgain(app: App, intentId: string): Promise<void> {
  const answer = await app.payments.retrieveIntent(intentId);
  if (!answer.ok || answer.value.state !== "succeeded") return;
  const effect = await settleGiftCardPayment(app, answer.value);
  if (!effect) return;
  await inTransaction(app.db, (tx) => effect.apply(tx));
  app.live.announce(effect.tenantId);
}
