import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { getRoomTable } from "@/lib/service/reservations/get-room-table";
import type { RoomTable } from "@/lib/service/reservations/room-store";
import { renewLinkToken } from "./table-store";

/**
 * Replaces the link that is printed for a table, for instance when its photo is on the internet. The old one leads
 * nowhere from now on; bills that were opened through it stay open to their guests. Throws TABLE_NOT_FOUND.
 */
export function renewTableLink(
  app: App,
  { tenantId, tableId }: { tenantId: TenantId; tableId: string },
): Promise<RoomTable> {
  return inTransaction(app.db, async (tx) => {
    if (!(await renewLinkToken(tx, { tenantId, id: tableId }))) {
      fail("TABLE_NOT_FOUND", "There is no such table.");
    }
    return getRoomTable(tx, { tenantId, tableId });
  });
}
