import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { type BookLine, compareBooks, type Finding } from "./compare-books";
import { findRefundEffect } from "./find-refund-effect";
import { payUnderpaid } from "./pay-underpaid";
import type { ListedDispute, ProcessorIntent, ProcessorRefund, ProcessorTransfer } from "./processor";
import { beginProcessorRun } from "./processor-run";
import { reconcileDisputes } from "./reconcile-disputes";
import {
  findAdoptedIds,
  findLedgerLines,
  findSucceededRefunds,
  insertReport,
  readLedgerLines,
} from "./reconciliation-store";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Objects are created before they are booked: an order is paid within 30 minutes, a transfer may take days. */
const LOOK_BACK_MS = 14 * DAY_MS;
/** Banks send refunds back for so long. */
const REFUNDS_MS = 35 * DAY_MS;
/** Disputes take so long to be decided. */
const DISPUTES_MS = 180 * DAY_MS;

type AtProcessor = {
  intents: ProcessorIntent[];
  refunds: ProcessorRefund[];
  transfers: ProcessorTransfer[];
  disputes: ListedDispute[];
};

/**
 * Compares the ledger with the processor, object by object, and stores what differs. Covers what was booked between two
 * days and one hour ago, and every paid, refunded, disputed or transferred object of the processor from that time; also
 * refunds of the last weeks that failed after they had succeeded. Then repairs disputes and returned refunds
 * whose events were lost. Throws PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function reportReconciliation(app: App, signal?: AbortSignal): Promise<void> {
  const now = app.clock.now();
  const to = new Date(now.getTime() - HOUR_MS);
  const from = new Date(now.getTime() - 2 * DAY_MS);
  const atProcessor = await readProcessor(app, now);
  const [booked, processor] = [await readLedgerLines(app.db, { from, to }), await linesOf(app, atProcessor)];
  const recent = processor.filter((line) => line.createdAt >= from && line.createdAt < to);
  const known = await findLedgerLines(
    app.db,
    recent.map((line) => line.key),
  );
  const ledger = new Map([...booked, ...known].map((line) => [line.key, line]));
  const theirs = processor.filter((line) => ledger.has(line.key) || recent.includes(line));
  const failed = await findFailedRefunds(app, atProcessor.refunds);
  const cameBack = new Set(failed.findings.map(({ key }) => key));
  const differences = compareBooks([...ledger.values()], theirs).filter(({ key }) => !cameBack.has(key));
  const findings = [...differences, ...failed.findings];
  await insertReport(app.db, {
    id: newId("rcn"),
    from,
    to,
    compared: new Set([...ledger.keys(), ...theirs.map((line) => line.key)]).size,
    findings,
    createdAt: now,
  });
  if (findings.length > 0) app.log.error({ findings }, "the ledger and the processor differ");
  const run = beginProcessorRun(app, signal);
  await run.each("refund that came back", failed.refunds, (refund) => readAgain(app, refund));
  await reconcileDisputes(app, run, atProcessor.disputes);
  await payUnderpaid(app, run);
}

async function readProcessor(app: App, now: Date): Promise<AtProcessor> {
  const since = (lengthMs: number) => ({ from: new Date(now.getTime() - lengthMs), to: now });
  const wide = since(2 * DAY_MS + LOOK_BACK_MS);
  return {
    intents: await app.payments.listIntents(wide),
    refunds: await app.payments.listRefunds(since(REFUNDS_MS)),
    transfers: await app.payments.listTransfers(wide),
    disputes: await app.payments.listDisputes(since(DISPUTES_MS)),
  };
}

/** Refunds that are booked here and have failed at the processor: the event about it was lost. */
async function findFailedRefunds(
  app: App,
  refunds: readonly ProcessorRefund[],
): Promise<{ refunds: ProcessorRefund[]; findings: Finding[] }> {
  const failed = new Map(refunds.filter(({ state }) => state === "failed").map((found) => [found.id, found]));
  const ours = await findSucceededRefunds(app.db, [...failed.keys()]);
  return {
    refunds: ours.flatMap(({ processorRefundId }) => failed.get(processorRefundId) ?? []),
    findings: ours.map(({ id, amountMinor }) => ({
      key: `refund:${id}`,
      problem: "failed_at_processor",
      ledgerMinor: amountMinor,
      processorMinor: null,
    })),
  };
}

async function readAgain(app: App, refund: ProcessorRefund): Promise<void> {
  const { intentId } = refund;
  const effect = await findRefundEffect(app, { intentId, listRefunds: async () => [refund] });
  if (!effect) return;
  await inTransaction(app.db, (tx) => effect.apply(tx));
  app.live.announce(effect.tenantId);
}

async function linesOf(
  app: App,
  { intents, refunds, transfers, disputes }: AtProcessor,
): Promise<(BookLine & { createdAt: Date })[]> {
  const foreign = refunds.filter((refund) => refund.refundId === null);
  const adopted = await findAdoptedIds(
    app.db,
    [...foreign, ...disputes].map(({ id }) => id),
  );
  return [
    ...intents
      .filter((intent) => intent.state === "succeeded")
      .map((intent) => ({
        key: `capture:${intent.id}`,
        amountMinor: intent.receivedMinor,
        createdAt: intent.createdAt,
      })),
    ...refunds
      .filter((refund) => refund.state === "succeeded")
      .map((refund) => ({
        key: `refund:${refund.refundId ?? adopted.get(refund.id) ?? refund.id}`,
        amountMinor: refund.amountMinor,
        createdAt: refund.createdAt,
      })),
    ...transfers.map((transfer) => ({
      key: `transfer:${transfer.transferId ?? transfer.id}`,
      amountMinor: transfer.amountMinor,
      createdAt: transfer.createdAt,
    })),
    ...disputes
      .filter(({ moves }) => moves.includes("withdrawn") && !moves.includes("reinstated"))
      .map((dispute) => ({
        key: `dispute:${adopted.get(dispute.id) ?? dispute.id}`,
        amountMinor: dispute.amountMinor,
        createdAt: dispute.createdAt,
      })),
  ];
}
