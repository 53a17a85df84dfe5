import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { settleGiftCardPayment } from "@/lib/service/gift-cards/settle-gift-card-payment";
import type { ProcessorRun } from "./processor-run";
import { listUnpaidPurchases } from "./reconciliation-store";

/** As readOpenPayments, for gift cards. */
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
