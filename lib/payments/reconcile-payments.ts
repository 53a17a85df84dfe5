import type { App } from "@/lib/app/app";
import { reconcileBillPayments } from "@/lib/bills/reconcile-bill-payments";
import { cancelUnpaidPurchases } from "@/lib/gift-cards/cancel-unpaid-purchases";
import { listPendingGiftCardRefunds } from "@/lib/gift-cards/gift-card-refund-store";
import { sendGiftCardRefund } from "@/lib/gift-cards/send-gift-card-refund";
import { abandonStaleCheckouts } from "@/lib/orders/abandon-checkout";
import { listMissingDisputeReversals } from "./dispute-store";
import { readOpenPayments } from "./read-open-payments";
import { readOpenPurchases } from "./read-open-purchases";
import { reconcileDisputes } from "./reconcile-disputes";
import { listPendingRefunds } from "./refund-store";
import { reverseDisputeTransfer } from "./reverse-dispute-transfer";
import { reverseTransfer } from "./reverse-transfer";
import { sendRefund } from "./send-refund";
import { sendTransfer } from "./send-transfer";
import { settleEach } from "./settle-each";
import { listMissingReversals, listUnsettledTransfers } from "./transfer-store";

/** So many that what stays open for days, such as a bank's refund, does not keep the rest out. */
const BATCH = 5_000;
/** What is younger is still on its ordinary way. */
const AGE_MS = 60_000;
/** A gift card that was not paid by then will not be. */
const PURCHASE_MS = 24 * 3_600_000;
/** Older disputes are read with the daily report. */
const DISPUTE_MS = 24 * 3_600_000;

/**
 * Finishes what a crash, a lost event or a lost answer left open: reads open intents, pending refunds and young
 * disputes again, repeats transfers and reversals with their own keys, and gives back what unfinished checkouts took.
 */
export async function reconcilePayments(app: App): Promise<void> {
  const { prisma } = app.db;
  const due = { before: new Date(app.clock.now().getTime() - AGE_MS), limit: BATCH };
  await abandonStaleCheckouts(app);
  await readOpenPayments(app, due);
  await readOpenPurchases(app, { ...due, from: new Date(due.before.getTime() - PURCHASE_MS) });
  await cancelUnpaidPurchases(app);
  const cardRefunds = await listPendingGiftCardRefunds(prisma, due);
  await settleEach(app, "gift-card refund", cardRefunds, (ref) => sendGiftCardRefund(app, ref));
  await settleEach(app, "refund", await listPendingRefunds(prisma, due), (ref) => sendRefund(app, ref));
  await reconcileBillPayments(app, due);
  await settleEach(app, "transfer", await listUnsettledTransfers(app.db, due), (ref) =>
    sendTransfer(app, ref),
  );
  await settleEach(app, "reversal", await listMissingReversals(prisma, due), (ref) =>
    reverseTransfer(app, ref),
  );
  const disputed = await listMissingDisputeReversals(prisma, due);
  await settleEach(app, "dispute's reversal", disputed, (ref) => reverseDisputeTransfer(app, ref));
  const now = app.clock.now();
  const from = new Date(now.getTime() - DISPUTE_MS);
  await reconcileDisputes(app, await app.payments.listDisputes({ from, to: now }));
}
