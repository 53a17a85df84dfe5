import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { followAccountChange } from "./follow-account-change";
import { forgetPayoutAccount } from "./payout-account-store";

/** Takes a restaurant's account away, and emails the owners if guests could pay online until now. */
export async function removePayoutAccount(
  app: App,
  tx: Tx,
  { tenantId }: { tenantId: TenantId },
): Promise<void> {
  await followAccountChange(app, tx, { tenantId, ...(await forgetPayoutAccount(tx, { tenantId })) });
}
