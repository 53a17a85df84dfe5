import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { hasFavourite } from "./favourite-store";

/** Whether a restaurant is one of a diner's favourites. */
export function isFavourite(app: App, pair: { bazarUserId: string; tenantId: TenantId }): Promise<boolean> {
  return hasFavourite(app.db, pair);
}
