import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import type { App } from "@/lib/restaurant/app";
import { pauseEvents } from "./pause-event";
import { bumpShopVersion } from "./shop-version-store";
import { getTenantRow, lockTenant, type Tenant, type TenantChanges, updateTenantRow } from "./tenant-store";

/**
 * Changes a restaurant's row by what `decide` makes of it, after the changes before it, and visible to every reader
 * once it returns. Throws what `decide` throws, with nothing changed.
 */
export async function changeTenant(
  app: App,
  { tenantId }: { tenantId: TenantId },
  decide: (current: Tenant) => TenantChanges | Promise<TenantChanges>,
): Promise<Tenant> {
  const changed = await inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const before = await getTenantRow(tx, { tenantId });
    const changes = await decide(before);
    const row = await updateTenantRow(tx, { tenantId, changes });
    await bumpShopVersion(tx, { tenantId });
    const now = app.clock.now();
    tellAtCommit(tx, { tenantId, events: pauseEvents(before, row, now), now });
    return row;
  });
  app.live.announce(tenantId);
  return changed;
}
