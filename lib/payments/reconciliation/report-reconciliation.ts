import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { payUnderpaid } from "@/lib/payments/payments/pay-underpaid";
import { beginProcessorRun, type ProcessorRun } from "@/lib/payments/processor/processor-run";
import { inTransaction } from "@/lib/platform/db/transaction";
import { reconcileLedgerDay } from "./reconcile-ledger-day";
import { reconcilePage } from "./reconcile-list";
import { nextDay, nextRange, type Reading } from "./reconciliation-reading";
import { beginReading, endReading, findReading } from "./reconciliation-reading-store";
import { findComparedUntil, insertReport } from "./reconciliation-store";

/** A scheduler's call ends what it began after 45 seconds; a server begins the next part soon. */
const BUDGET_MS = 35_000;
const NEXT_PART_MS = 1_000;

/**
 * Compares the ledger with the processor, object by object, and stores what differs: everything up to an hour ago that the
 * report before did not cover, and the day before that once more; also refunds of the last weeks that failed after they had
 * succeeded. Repairs disputes and returned refunds whose events were lost. How far it is, is kept after each hundred
 * objects and each day of the ledger: what time cuts off, a job goes on with there. Throws PROCESSOR_UNAVAILABLE, to be
 * tried again.
 */
export async function reportReconciliation(
  app: App,
  { signal, budgetMs = BUDGET_MS }: { signal?: AbortSignal; budgetMs?: number } = {},
): Promise<void> {
  const run = beginProcessorRun(app, signal, budgetMs);
  const reading = (await findReading(app.db)) ?? (await begin(app));
  const outcome = reading ? await readAll(app, run, reading) : "nothing new";
  if (outcome === "taken") return;
  if (outcome === "cut off") {
    const runAt = new Date(Date.now() + NEXT_PART_MS);
    await app.jobs.add(app.db.prisma, "report-reconciliation", {}, { key: "reconciliation-again", runAt });
    return;
  }
  if (outcome !== "nothing new") await report(app, outcome);
  await payUnderpaid(app, run);
}

async function begin(app: App): Promise<Reading | null> {
  const range = nextRange(await findComparedUntil(app.db), app.clock.now());
  return range && beginReading(app.db, range);
}

async function readAll(app: App, run: ProcessorRun, begun: Reading): Promise<Reading | "cut off" | "taken"> {
  let reading = begun;
  for (;;) {
    if (run.isOver()) return "cut off";
    const { source } = reading;
    const day = source === "ledger" ? nextDay(reading) : null;
    if (source === "ledger" && day === null) return reading;
    const behind: Reading | null =
      source === "ledger"
        ? day && (await reconcileLedgerDay(app, { reading, day }))
        : await reconcilePage(app, run, { list: source, reading });
    if (behind === null) return "taken";
    reading = behind;
  }
}

async function report(app: App, { from, to, compared, findings }: Reading): Promise<void> {
  const createdAt = app.clock.now();
  const isFirst = await inTransaction(app.db, async (tx) => {
    if (!(await endReading(tx, { to }))) return false;
    await insertReport(tx, { id: newId("rcn"), from, to, compared, findings, createdAt });
    return true;
  });
  if (isFirst && findings.length > 0) app.log.error({ findings }, "the ledger and the processor differ");
}
