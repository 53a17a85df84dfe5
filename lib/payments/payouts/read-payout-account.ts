import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { REMOVED } from "./online-state";
import type { ReadAccount } from "./payout-account-store";
import { recordPayoutAccount } from "./record-payout-account";

/** Asks the processor for an account as it is now; one that was removed takes no money. Throws PROCESSOR_UNAVAILABLE. */
export async function askForAccount(app: App, accountId: string): Promise<ReadAccount> {
  const askedAt = app.clock.now();
  const answer = await app.payments.accounts.retrieve(accountId);
  if (answer.ok) return { account: answer.value, askedAt };
  app.log.warn(
    { accountId, code: answer.code },
    "the processor does not know a restaurant's account any more",
  );
  const closed = { payoutsEnabled: false, transfersEnabled: false, cardPaymentsEnabled: false };
  const account = { id: accountId, detailsSubmitted: true, requirementsDue: [], ...closed };
  return { account: { ...account, disabledReason: REMOVED }, askedAt };
}

/** Reads a restaurant's account again and writes down what it has become. Throws PROCESSOR_UNAVAILABLE. */
export async function readPayoutAccount(
  app: App,
  { tenantId, accountId }: { tenantId: TenantId; accountId: string },
): Promise<void> {
  const read = await askForAccount(app, accountId);
  const changed = await inTransaction(app.db, (tx) => recordPayoutAccount(app, tx, { tenantId, ...read }));
  if (changed) app.live.announce(tenantId);
}
