import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { bumpShopVersion } from "./shop-version-store";
import { getTenantRow, lockTenant, type Tenant, type TenantChanges, updateTenantRow } from "./tenant-store";

/**
 * Changes a restaurant's row by what `decide` makes of it, after the changes before it, and visible to every reader
 * once it returns. Throws what `decide` throws, with nothing changed.
 */
export function changeTenant(
  app: App,
  { tenantId }: { tenantId: TenantId },
  decide: (current: Tenant) => TenantChanges | Promise<TenantChanges>,
): Promise<Tenant> {
  return inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const changes = await decide(await getTenantRow(tx, { tenantId }));
    const row = await updateTenantRow(tx, { tenantId, changes });
    await bumpShopVersion(tx, { tenantId });
    return row;
  });
}
