import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { withinReach } from "@/lib/payments/processor/online-state";
import type { Tx } from "@/lib/platform/db/db";
import { recordPayoutAccount } from "./record-payout-account";
import { removePayoutAccount } from "./remove-payout-account";

/**
 * The effect of the platform's entering an account for a restaurant, which is looked up at the processor first, or of its
 * taking the account away: the restaurant opens another then. Throws PAYOUT_ACCOUNT_REFUSED for an account that the
 * processor does not know, and PROCESSOR_UNAVAILABLE.
 */
export async function enterPayoutAccount(
  app: App,
  { tenantId, accountId }: { tenantId: TenantId; accountId: string | null },
): Promise<(tx: Tx) => Promise<void>> {
  if (accountId === null) return (tx) => removePayoutAccount(app, tx, { tenantId });
  const askedAt = app.clock.now();
  const answer = await app.payments.accounts.retrieve(accountId);
  if (!answer.ok) {
    return fail(
      "PAYOUT_ACCOUNT_REFUSED",
      "The payment processor does not know this account on this platform. Check the id.",
    );
  }
  const account = withinReach(answer.value, await app.processorMethods.platform());
  const change = "replace";
  return async (tx) => void (await recordPayoutAccount(app, tx, { tenantId, account, askedAt, change }));
}
