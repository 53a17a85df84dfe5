import type { App } from "@/lib/payments/app";
import type { ProcessorRun } from "@/lib/payments/payments/processor-run";
import { inTransaction } from "@/lib/platform/db/transaction";
import { listPendingPayments } from "./bill-payment-store";
import { listMissingBillReversals, listPendingBillRefunds } from "./bill-refund-store";
import { reverseBillTransfer } from "./reverse-bill-transfer";
import { sendBillRefund } from "./send-bill-refund";
import { settleBillPayment } from "./settle-bill-payment";

const NEVER = new Date(0);

/**
 * Finishes what a crash, a lost event or a lost answer left open of tables' bills: reads pending payments and refunds
 * again, and repeats reversals with their own keys.
 */
export async function reconcileBillPayments(
  app: App,
  run: ProcessorRun,
  due: { before: Date; limit: number },
): Promise<void> {
  const { prisma } = app.db;
  const pending = await listPendingPayments(prisma, { ...due, bareBefore: NEVER });
  await run.each("bill's payment", pending, ({ intentId }) => readAgain(app, intentId));
  await run.each("bill's refund", await listPendingBillRefunds(prisma, due), (ref) =>
    sendBillRefund(app, ref),
  );
  const reversals = await listMissingBillReversals(prisma, due);
  await run.each("bill's reversal", reversals, (ref) => reverseBillTransfer(app, ref));
}

async function readAgain(app: App, intentId: string | null): Promise<void> {
  const answer = intentId === null ? null : await app.payments.retrieveIntent(intentId);
  if (!answer?.ok || answer.value.state === "open") return;
  const effect = await settleBillPayment(app, answer.value);
  if (!effect) return;
  await inTransaction(app.db, (tx) => effect.apply(tx));
  app.live.announce(effect.tenantId);
}
