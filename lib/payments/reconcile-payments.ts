import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import { cancelUnpaidPurchases } from "@/lib/gift-cards/cancel-unpaid-purchases";
import { listPendingGiftCardRefunds } from "@/lib/gift-cards/gift-card-refund-store";
import { sendGiftCardRefund } from "@/lib/gift-cards/send-gift-card-refund";
import { settleGiftCardPayment } from "@/lib/gift-cards/settle-gift-card-payment";
import { abandonStaleCheckouts } from "@/lib/orders/abandon-checkout";
import { listOpenPayments, type OrderRef } from "./payment-store";
import { listUnpaidPurchases } from "./reconciliation-store";
import { listPendingRefunds } from "./refund-store";
import { reverseTransfer } from "./reverse-transfer";
import { sendRefund } from "./send-refund";
import { sendTransfer } from "./send-transfer";
import { settleIntent } from "./settle-intent";
import { listMissingReversals, listUnsettledTransfers } from "./transfer-store";

const BATCH = 200;
/** What is younger is still on its ordinary way. */
const AGE_MS = 60_000;
/** A gift card that was not paid by then will not be. */
const PURCHASE_MS = 24 * 3_600_000;

/**
 * Finishes what a crash, a lost event or a lost answer left open: reads open intents and pending refunds again, repeats
 * transfers and reversals with their own keys, and gives back what unfinished checkouts took.
 */
export async function reconcilePayments(app: App): Promise<void> {
  const { prisma } = app.db;
  const due = { before: new Date(app.clock.now().getTime() - AGE_MS), limit: BATCH };
  const forEach = async <T>(what: string, items: T[], settle: (item: T) => Promise<unknown>) => {
    for (const item of items) {
      await settle(item).catch((error: unknown) =>
        app.log.warn({ err: error, item }, `could not reconcile a ${what}`),
      );
    }
  };
  await abandonStaleCheckouts(app);
  await forEach("payment", await listOpenPayments(prisma, due), (payment) => readAgain(app, payment));
  const purchases = { from: new Date(due.before.getTime() - PURCHASE_MS), to: due.before, limit: BATCH };
  const unpaid = await listUnpaidPurchases(app.db, purchases);
  await forEach("gift card", unpaid, (purchase) => readPurchaseAgain(app, purchase));
  await cancelUnpaidPurchases(app);
  const cardRefunds = await listPendingGiftCardRefunds(prisma, due);
  await forEach("gift-card refund", cardRefunds, (ref) => sendGiftCardRefund(app, ref));
  await forEach("refund", await listPendingRefunds(prisma, due), (ref) => sendRefund(app, ref));
  await forEach("transfer", await listUnsettledTransfers(app.db, due), (ref) => sendTransfer(app, ref));
  await forEach("reversal", await listMissingReversals(prisma, due), (ref) => reverseTransfer(app, ref));
}

async function readAgain(app: App, { intentId, ...ref }: OrderRef & { intentId: string }): Promise<void> {
  const answer = await app.payments.retrieveIntent(intentId);
  if (!answer.ok || answer.value.state === "open") return;
  await inTransaction(app.db, (tx) => settleIntent(app, tx, ref, answer.value));
  app.live.announce(ref.tenantId);
}

async function readPurchaseAgain(
  app: App,
  { intentId }: { pendingId: string; intentId: string },
): Promise<void> {
  const answer = await app.payments.retrieveIntent(intentId);
  if (!answer.ok || answer.value.state !== "succeeded") return;
  const effect = await settleGiftCardPayment(app, answer.value);
  if (!effect) return;
  await inTransaction(app.db, (tx) => effect.apply(tx));
  app.live.announce(effect.tenantId);
}
