import type { App } from "@/lib/payments/app";
import { givenAnswer } from "@/lib/payments/processor/given-answer";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { findReading, insertTransactions, moveReading, type Reading } from "./processor-transaction-store";

const SECOND_MS = 1_000;
/** The list may show something later than it was created; so much of the last window is read again. */
const OVERLAP_MS = 600 * SECOND_MS;
/** Before the processor was. */
const BEGINNING = new Date("2010-01-01T00:00:00Z");

/**
 * Reads what has changed the platform's balance since the last time, page by page, and keeps it. Each page is kept with
 * how far that is, so a run that is cut off is continued, and what is read twice is kept once. Returns whether everything
 * up to now is read; otherwise the next run goes on. Throws PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function readProcessorTransactions(app: App, signal?: AbortSignal): Promise<boolean> {
  const { platform } = app.payments;
  if (!platform) return false;
  const run = beginProcessorRun(app, signal);
  // The list counts in whole seconds, and this one is not over.
  const now = new Date(app.clock.now().getTime() + SECOND_MS);
  let reading = await findReading(app.db);
  while (!run.isOver()) {
    const window = reading.window ?? { ...nextWindow(reading.readUntil, now), after: null };
    const { transactions, next: after } = givenAnswer(await platform.listTransactions(window));
    const next = readOn(window, after, reading);
    const from = reading;
    const isFirst = await inSqlTransaction(app.db, async (tx) => {
      await insertTransactions(tx, transactions);
      return moveReading(tx, { from, to: next });
    });
    // Another reader was faster: it has read what this one would read next.
    reading = isFirst ? next : await findReading(app.db);
    if (reading.window === null && reading.readUntil !== null && reading.readUntil >= now) return true;
  }
  return false;
}

function nextWindow(readUntil: Date | null, now: Date): { from: Date; to: Date } {
  const from = readUntil === null ? BEGINNING : new Date(readUntil.getTime() - OVERLAP_MS);
  return { from, to: now };
}

/** Where the reading is after a page: at its last transaction, or at the end of the window. */
function readOn(window: { from: Date; to: Date }, after: string | null, { readUntil }: Reading): Reading {
  if (after !== null) return { readUntil, window: { ...window, after } };
  return { readUntil: window.to, window: null };
}
