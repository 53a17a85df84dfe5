import type { App } from "@/lib/payments/app";
import { findRefundEffect } from "@/lib/payments/payments/find-refund-effect";
import type { ProcessorRefund } from "@/lib/payments/processor/processor";
import type { Listed, ListName } from "@/lib/payments/processor/processor-lists";
import type { ProcessorRun } from "@/lib/payments/processor/processor-run";
import { inSqlTransaction, inTransaction } from "@/lib/platform/db/transaction";
import { compareBooks, type Finding } from "./compare-books";
import { reconcileDisputes } from "./reconcile-disputes";
import { linesOf, type ProcessorLine } from "./reconciliation-line";
import { behindPage, type Reading, rangeOf, withFindings } from "./reconciliation-reading";
import { advanceReading, keepLines } from "./reconciliation-reading-store";
import { findAdoptedIds, findLedgerLines, findSucceededRefunds } from "./reconciliation-store";

/** What of a page's objects lost events have left out here. */
type Lost = { findings: Finding[]; repair(run: ProcessorRun): Promise<unknown> };

const LOST: { [L in ListName]: (app: App, found: Listed[L][]) => Promise<Lost> } = {
  intents: nothing,
  transfers: nothing,
  refunds: findFailedRefunds,
  disputes: async (app, found) => ({ findings: [], repair: (run) => reconcileDisputes(app, run, found) }),
};

/**
 * Compares one page of a list of the processor with the ledger, and then repairs what lost events have left out of it. How
 * far the comparison is, is kept with the page, in one transaction: each counts once. Returns the comparison behind the
 * page, or null when another process has read it meanwhile. Throws PROCESSOR_UNAVAILABLE.
 */
export async function reconcilePage<L extends ListName>(
  app: App,
  run: ProcessorRun,
  { list, reading }: { list: L; reading: Reading },
): Promise<Reading | null> {
  const now = app.clock.now();
  const query = { ...rangeOf(list, reading, now), after: reading.after || null };
  const { found, next } = await app.payments.lists[list](query);
  const { lines, idle } = linesOf(list, found, await findOwnIds(app, list, found));
  const recent = lines.filter(({ createdAt }) => createdAt >= reading.from && createdAt < reading.to);
  const lost = await LOST[list](app, found);
  const findings = [...lost.findings, ...(await findDifferences(app, recent))];
  const behind = withFindings(behindPage(reading, list, next), recent.length, findings);
  const isFirst = await inSqlTransaction(app.db, async (tx) => {
    if (!(await advanceReading(tx, { from: reading, to: behind }))) return false;
    await keepLines(tx, { lines, idle, now });
    return true;
  });
  if (!isFirst) return null;
  await lost.repair(run);
  return behind;
}

async function findOwnIds(app: App, list: ListName, found: readonly { id: string }[]) {
  if (found.length === 0 || list === "intents" || list === "transfers") return new Map<string, string>();
  return findAdoptedIds(
    app.db,
    found.map(({ id }) => id),
  );
}

async function findDifferences(app: App, lines: readonly ProcessorLine[]): Promise<Finding[]> {
  if (lines.length === 0) return [];
  const keys = lines.map(({ key }) => key);
  return compareBooks(await findLedgerLines(app.db, keys), lines);
}

async function nothing(): Promise<Lost> {
  return { findings: [], repair: async () => undefined };
}

/** Refunds that are booked here and have failed at the processor: the event about it was lost. */
async function findFailedRefunds(app: App, refunds: readonly ProcessorRefund[]): Promise<Lost> {
  const failed = new Map(refunds.filter(({ state }) => state === "failed").map((found) => [found.id, found]));
  if (failed.size === 0) return nothing();
  const ours = await findSucceededRefunds(app.db, [...failed.keys()]);
  const lost = ours.flatMap(({ processorRefundId }) => failed.get(processorRefundId) ?? []);
  return {
    findings: ours.map(({ id, amountMinor }) => ({
      key: `refund:${id}`,
      problem: "failed_at_processor",
      ledgerMinor: amountMinor,
      processorMinor: null,
    })),
    repair: (run) => run.each("refund that came back", lost, (refund) => readAgain(app, refund)),
  };
}

async function readAgain(app: App, refund: ProcessorRefund): Promise<void> {
  const { intentId } = refund;
  const effect = await findRefundEffect(app, { intentId, listRefunds: async () => [refund] });
  if (!effect) return;
  await inTransaction(app.db, (tx) => effect.apply(tx));
  app.live.announce(effect.tenantId);
}
