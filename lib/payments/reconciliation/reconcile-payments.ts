import type { App } from "@/lib/payments/app";
import { deliverWaitingAnswers } from "@/lib/payments/disputes/deliver-waiting-answers";
import { listPendingRefunds } from "@/lib/payments/payments/refund-store";
import { reverseTransfer } from "@/lib/payments/payments/reverse-transfer";
import { sendRefund } from "@/lib/payments/payments/send-refund";
import { sendTransfer } from "@/lib/payments/payments/send-transfer";
import { listMissingReversals, listUnsettledTransfers } from "@/lib/payments/payments/transfer-store";
import { readAll } from "@/lib/payments/processor/processor-lists";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { readOpenPayments } from "./read-open-payments";
import { reconcileDisputes } from "./reconcile-disputes";

/** So many that what stays open for days, such as a bank's refund, does not keep the rest out. */
const BATCH = 5_000;
/** What is younger is still on its ordinary way. */
const AGE_MS = 60_000;
/** Older disputes are read with the daily report. */
const DISPUTE_MS = 24 * 3_600_000;
/** Shorter than the five minutes until the next run. */
const BUDGET_MS = 240_000;

/**
 * Finishes what a crash, a lost event or a lost answer left open: reads open intents, pending refunds and young
 * disputes again, and repeats transfers, reversals and answers to disputes with their own keys. What money waits for comes first: open intents
 * are the most, and a run can end before it has read them all.
 */
export async function reconcilePayments(app: App, signal?: AbortSignal): Promise<void> {
  const { prisma } = app.db;
  const due = { scope: app.twin, before: new Date(app.clock.now().getTime() - AGE_MS), limit: BATCH };
  const run = beginProcessorRun(app, signal, BUDGET_MS);
  await run.each("refund", await listPendingRefunds(prisma, due), (ref) => sendRefund(app, ref));
  const transfers = await listUnsettledTransfers(app.db, due);
  await run.each("transfer", transfers, (ref) => sendTransfer(app, ref));
  const reversals = await listMissingReversals(prisma, due);
  await run.each("reversal", reversals, (ref) => reverseTransfer(app, ref));
  await deliverWaitingAnswers(app, run, due);
  await readOpenPayments(app, run, due);
  await app.subjects.endUnpaid(app, run);
  if (run.isOver()) return;
  const now = app.clock.now();
  const from = new Date(now.getTime() - DISPUTE_MS);
  await reconcileDisputes(app, run, await readAll(app.payments.lists.disputes, { from, to: now }));
}
