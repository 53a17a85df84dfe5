import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { EventData } from "@/lib/platform/events/event-definition";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import { bumpShopVersion } from "./shop-version-store";

export type MenuCause = EventData<"menu.changed">["cause"];

/**
 * Makes every reader load the menu again, and tells restaurants' systems with the events of the transaction. Belongs in
 * the transaction of the change.
 */
export async function advanceMenu(
  tx: SqlTx,
  { tenantId, cause, now }: { tenantId: TenantId; cause: MenuCause; now: Date },
): Promise<void> {
  await bumpShopVersion(tx, { tenantId });
  const data = { cause, changedAt: now.toISOString() };
  tellAtCommit(tx, { tenantId, events: [{ type: "menu.changed", orderId: null, data }], now });
}
