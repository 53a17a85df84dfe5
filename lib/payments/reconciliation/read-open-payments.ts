import type { App } from "@/lib/payments/app";
import { listOpenPayments, type Payment } from "@/lib/payments/payments/payment-store";
import { settleIntent } from "@/lib/payments/payments/settle-intent";
import type { ProcessorRun } from "@/lib/payments/processor/processor-run";
import type { SweepScope } from "@/lib/platform/db/sweep-scope";
import { inTransaction } from "@/lib/platform/db/transaction";

/**
 * Asks the processor about payments that were begun in the time range and are still open here: the event about one
 * was lost, or waits for a worker that died. One that fails is left for the next time.
 */
export async function readOpenPayments(
  app: App,
  run: ProcessorRun,
  range: { scope: SweepScope; from?: Date; before: Date; limit: number },
): Promise<void> {
  const open = await listOpenPayments(app.db.prisma, range);
  await run.each("payment", open, (payment) => readAgain(app, payment));
}

async function readAgain(app: App, payment: Payment): Promise<void> {
  const answer = await app.payments.retrieveIntent(payment.intentId ?? "");
  if (!answer.ok || (answer.value.state === "open" && answer.value.failedTry === null)) return;
  await inTransaction(app.db, (tx) => settleIntent(app, tx, payment, answer.value));
  app.live.announce(payment.tenantId);
}
