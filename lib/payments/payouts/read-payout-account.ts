import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { ProcessorAccount } from "@/lib/payments/payments/processor";
import { paysInto } from "@/lib/payments/processor/payout-route";
import { inTransaction } from "@/lib/platform/db/transaction";
import { OUT_OF_REACH, REMOVED } from "./online-state";
import type { ReadAccount } from "./payout-account-store";
import { recordPayoutAccount } from "./record-payout-account";

/** Asks the processor for an account as it is now; one that was removed takes no money. Throws PROCESSOR_UNAVAILABLE. */
export async function askForAccount(app: App, accountId: string): Promise<ReadAccount> {
  const askedAt = app.clock.now();
  const answer = await app.payments.accounts.retrieve(accountId);
  if (answer.ok) return { account: await withinReach(app, answer.value), askedAt };
  app.log.warn(
    { accountId, code: answer.code },
    "the processor does not know a restaurant's account any more",
  );
  const closed = { payoutsEnabled: false, transfersEnabled: false, cardPaymentsEnabled: false };
  const account = { id: accountId, country: "", detailsSubmitted: true, requirementsDue: [], ...closed };
  return { account: { ...account, disabledReason: REMOVED }, askedAt };
}

/** An account in a country that the platform cannot pay is no way to the restaurant, whatever it may do there. */
export async function withinReach(app: App, account: ProcessorAccount): Promise<ProcessorAccount> {
  const platform = await app.processorMethods.platform();
  if (platform === null || paysInto(platform.country, account.country)) return account;
  return { ...account, cardPaymentsEnabled: false, disabledReason: OUT_OF_REACH };
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
