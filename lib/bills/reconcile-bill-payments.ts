import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
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
export async function reconcileBillPayments(app: App, due: { before: Date; limit: number }): Promise<void> {
  const { prisma } = app.db;
  const forEach = async <T>(what: string, items: T[], settle: (item: T) => Promise<unknown>) => {
    for (const item of items) {
      await settle(item).catch((error: unknown) =>
        app.log.warn({ err: error, item }, `could not reconcile a bill's ${what}`),
      );
    }
  };
  const pending = await listPendingPayments(prisma, { ...due, bareBefore: NEVER });
  await forEach("payment", pending, ({ intentId }) => readAgain(app, intentId));
  await forEach("refund", await listPendingBillRefunds(prisma, due), (ref) => sendBillRefund(app, ref));
  const reversals = await listMissingBillReversals(prisma, due);
  await forEach("reversal", reversals, (ref) => reverseBillTransfer(app, ref));
}

async function readAgain(app: App, intentId: string | null): Promise<void> {
  const answer = intentId === null ? null : await app.payments.retrieveIntent(intentId);
  if (!answer?.ok || answer.value.state === "open") return;
  const effect = await settleBillPayment(app, answer.value);
  if (!effect) return;
  await inTransaction(app.db, (tx) => effect.apply(tx));
  app.live.announce(effect.tenantId);
}
