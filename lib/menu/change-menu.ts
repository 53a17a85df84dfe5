import type { App } from "@/lib/app/app";
import type { Tx } from "@/lib/db/db";
import { inTransaction } from "@/lib/db/transaction";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { lockTenant } from "@/lib/tenancy/tenant-store";
import { bumpShopVersion } from "./shop-version-store";

/**
 * Runs one change of a restaurant's menu: after the changes before it, and visible to every reader once it returns.
 * Throws what `work` throws, with nothing changed.
 */
export function changeMenu<T>(
  app: App,
  { tenantId }: { tenantId: TenantId },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const result = await work(tx);
    await bumpShopVersion(tx, { tenantId });
    return result;
  });
}
