import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { advanceMenu, type MenuCause } from "./advance-menu";
import { bumpShopVersion } from "./shop-version-store";
import { lockTenant } from "./tenant-store";

/**
 * Runs one change of a restaurant's menu, after earlier changes; every reader sees it once it returns, and restaurants'
 * systems hear of it once, however much `work` changes. Where the cause is null, `work` tells them itself. Throws what
 * `work` throws, with nothing changed.
 */
export async function changeMenu<T>(
  app: App,
  { tenantId, cause = "edit" }: { tenantId: TenantId; cause?: MenuCause | null },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const changed = await inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const result = await work(tx);
    if (cause === null) await bumpShopVersion(tx, { tenantId });
    else await advanceMenu(tx, { tenantId, cause, now: app.clock.now() });
    return result;
  });
  app.live.announce(tenantId);
  return changed;
}
