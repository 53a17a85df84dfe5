import type { App } from "@/lib/payments/app";
import { REMOVED, withinReach } from "@/lib/payments/processor/online-state";
import type { ReadAccount } from "./payout-account-store";

/** Asks the processor for an account as it is now; one that was removed takes no money. Throws PROCESSOR_UNAVAILABLE. */
export async function askForAccount(app: App, accountId: string): Promise<ReadAccount> {
  const askedAt = app.clock.now();
  const answer = await app.payments.accounts.retrieve(accountId);
  if (answer.ok)
    return { account: withinReach(answer.value, await app.processorMethods.platform()), askedAt };
  app.log.warn({ accountId, code: answer.code }, "the processor no longer knows a restaurant's account");
  const closed = { payoutsEnabled: false, transfersEnabled: false, cardPaymentsEnabled: false };
  const account = { id: accountId, country: "", detailsSubmitted: true, requirementsDue: [], ...closed };
  return { account: { ...account, disabledReason: REMOVED }, askedAt };
}
