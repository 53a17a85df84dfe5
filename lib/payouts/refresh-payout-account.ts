import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import type { TenantId } from "@/lib/tenancy/tenant-id";
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
