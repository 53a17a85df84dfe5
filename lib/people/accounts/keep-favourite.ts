import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { deleteFavourite, insertFavourite } from "./favourite-store";

/** Far more than anybody has. */
const MOST_FAVOURITES = 200;

/** Makes a restaurant one of a diner's favourites, or no longer. Throws FAVOURITE_LIMIT. */
export async function keepFavourite(
  app: App,
  { bazarUserId, tenantId, isFavourite }: { bazarUserId: string; tenantId: TenantId; isFavourite: boolean },
): Promise<void> {
  if (!isFavourite) return deleteFavourite(app.db, { bazarUserId, tenantId });
  const isKept = await inTransaction(app.db, (tx) =>
    insertFavourite(tx, { bazarUserId, tenantId, most: MOST_FAVOURITES }),
  );
  if (!isKept) fail("FAVOURITE_LIMIT", `You have ${MOST_FAVOURITES} favourites. Remove one first.`);
}
