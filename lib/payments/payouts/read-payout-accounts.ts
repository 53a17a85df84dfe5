import type { App } from "@/lib/payments/app";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { listAccountsToRead } from "./payout-account-store";
import { readPayoutAccount } from "./read-payout-account";

/** So many fit into a run; the next one continues. */
const BATCH = 500;

/** Reads accounts again whose events may have been lost, so that no restaurant stays open that cannot be paid. */
export async function readPayoutAccounts(app: App, signal?: AbortSignal): Promise<void> {
  const run = beginProcessorRun(app, signal);
  const due = await listAccountsToRead(app.db, { scope: app.twin, now: app.clock.now(), limit: BATCH });
  await run.each("payout account", due, (ref) => readPayoutAccount(app, ref));
}
