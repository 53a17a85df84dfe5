import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { savePayoutAccount } from "./payout-account-store";

/** Writes down what the processor says of an account now. Throws PROCESSOR_UNAVAILABLE. */
export async function refreshPayoutAccount(
  app: App,
  { tenantId, accountId }: { tenantId: TenantId; accountId: string },
): Promise<void> {
  const answer = await app.payments.accounts.retrieve(accountId);
  if (!answer.ok) return;
  const now = app.clock.now();
  await inTransaction(app.db, (tx) => savePayoutAccount(tx, { tenantId, account: answer.value, now }));
}
