import type { App } from "@/lib/payments/app";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { readOpenPayments } from "./read-open-payments";

const BATCH = 200;
/** What is younger is still on its ordinary way. */
const AGE_MS = 25_000;
/** What is older waits for reconcilePayments. */
const YOUNG_MS = 10 * 60_000;

/**
 * The job of every minute: nobody who has just paid waits longer than 90 seconds for it to be known, whatever happened
 * to the processor's event. AGE_MS, a minute and the reading itself stay below that.
 */
export async function readYoungIntents(app: App, signal?: AbortSignal): Promise<void> {
  const now = app.clock.now().getTime();
  const range = {
    scope: app.twin,
    from: new Date(now - YOUNG_MS),
    before: new Date(now - AGE_MS),
    limit: BATCH,
  };
  const run = beginProcessorRun(app, signal);
  await readOpenPayments(app, run, range);
}
