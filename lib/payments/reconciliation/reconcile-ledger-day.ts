import type { App } from "@/lib/payments/app";
import type { TimeRange } from "@/lib/payments/processor/processor-lists";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { type BookLine, compareBooks } from "./compare-books";
import { type Reading, withFindings } from "./reconciliation-reading";
import { advanceReading, compareLedger } from "./reconciliation-reading-store";

/** So many differences of a day are named. */
const NAMED = 500;
/** So many payments that no list has shown are asked for one by one; when there are more, something else is wrong. */
const ASKED = 100;
const AT_ONCE = 10;
const CAPTURE = "capture:";

/**
 * Compares a day of the ledger with what the lists of the processor have shown. A payment that none of them has, because
 * its intent is older or was paid after its page was read, is asked for by its id. Returns the comparison behind that day, or
 * null when another process has compared it meanwhile. Throws PROCESSOR_UNAVAILABLE.
 */
export async function reconcileLedgerDay(
  app: App,
  { reading, day }: { reading: Reading; day: TimeRange },
): Promise<Reading | null> {
  const { from: listedFrom } = reading;
  const { compared, differing } = await compareLedger(app.db, { ...day, listedFrom, limit: NAMED });
  const ledger = differing.map(({ key, ledgerMinor: amountMinor }) => ({ key, amountMinor }));
  const listed = differing.flatMap(({ key, processorMinor: amountMinor }) =>
    amountMinor === null ? [] : [{ key, amountMinor }],
  );
  const unseen = differing.filter(({ key, processorMinor }) => processorMinor === null && isCapture(key));
  const asked = await askForAll(app, unseen.slice(0, ASKED));
  const findings = compareBooks(ledger, [...listed, ...asked]);
  const behind = withFindings({ ...reading, after: day.to.toISOString() }, compared, findings);
  const isFirst = await inSqlTransaction(app.db, (tx) => advanceReading(tx, { from: reading, to: behind }));
  return isFirst ? behind : null;
}

const isCapture = (key: string) => key.startsWith(CAPTURE);

async function askForAll(app: App, unseen: readonly { key: string }[]): Promise<BookLine[]> {
  const lines: BookLine[] = [];
  for (let at = 0; at < unseen.length; at += AT_ONCE) {
    const few = unseen.slice(at, at + AT_ONCE);
    lines.push(...(await Promise.all(few.map(({ key }) => askFor(app, key)))).flat());
  }
  return lines;
}

async function askFor(app: App, key: string): Promise<BookLine[]> {
  const answer = await app.payments.retrieveIntent(key.slice(CAPTURE.length));
  if (!answer.ok || answer.value.state !== "succeeded") return [];
  return [{ key, amountMinor: answer.value.receivedMinor }];
}
