import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { bumpShopVersion } from "./shop-version-store";
import { lockTenant } from "./tenant-store";

/**
 * Runs one change of a restaurant's menu, after earlier changes; every reader sees it once it returns. Throws what
 * `work` throws, with nothing changed.
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
