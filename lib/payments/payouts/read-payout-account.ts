import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { askForAccount } from "./ask-for-account";
import { recordPayoutAccount } from "./record-payout-account";

/** Reads a restaurant's account again and writes down what it has become. Throws PROCESSOR_UNAVAILABLE. */
export async function readPayoutAccount(
  app: App,
  { tenantId, accountId }: { tenantId: TenantId; accountId: string },
): Promise<void> {
  const read = await askForAccount(app, accountId);
  const report = { tenantId, ...read, change: "refresh" } as const;
  const changed = await inTransaction(app.db, (tx) => recordPayoutAccount(app, tx, report));
  if (changed) app.live.announce(tenantId);
}
