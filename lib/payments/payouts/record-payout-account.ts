import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { followAccountChange } from "./follow-account-change";
import { type AccountChange, type ReadAccount, savePayoutAccount } from "./payout-account-store";

/**
 * Writes down what the processor reports of a restaurant's account; guests are offered what follows from it with their next
 * request. Emails the owners when guests can pay online from now on, or no longer. Returns whether that changed.
 */
export async function recordPayoutAccount(
  app: App,
  tx: Tx,
  input: ReadAccount & { tenantId: TenantId; change: AccountChange },
): Promise<boolean> {
  const { tenantId } = input;
  return followAccountChange(app, tx, { tenantId, ...(await savePayoutAccount(tx, input)) });
}
