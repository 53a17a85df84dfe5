import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { askForAccount } from "./ask-for-account";
import { listAccountOwners } from "./payout-account-store";
import { recordPayoutAccount } from "./record-payout-account";

/**
 * The effect of an event about an account. The processor is asked for its state now, because such events arrive out of
 * order. Null when it is nobody's. Throws PROCESSOR_UNAVAILABLE.
 */
export async function settlePayoutAccount(
  app: App,
  accountId: string,
): Promise<{ tenantId: TenantId; apply(tx: Tx): Promise<void> } | null> {
  const owners = await listAccountOwners(app.db.prisma, accountId);
  const [tenantId] = owners;
  if (!tenantId) return null;
  const read = await askForAccount(app, accountId);
  return {
    tenantId,
    async apply(tx) {
      for (const owner of owners)
        await recordPayoutAccount(app, tx, { tenantId: owner, ...read, change: "refresh" });
    },
  };
}
