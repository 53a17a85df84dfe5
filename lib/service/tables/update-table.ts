import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { getRoomTable } from "@/lib/service/reservations/get-room-table";
import type { RoomTable } from "@/lib/service/reservations/room-store";
import { pairTables } from "./pair-tables";
import { refuseTakenTable } from "./refuse-taken-table";
import type { UpdateTableRequest } from "./table-contract";
import { changeTable } from "./table-store";

/** Changes a table; bookings that have it keep it. Throws TABLE_NAME_TAKEN, EXTERNAL_ID_TAKEN, and as pairTables. */
export async function updateTable(
  app: App,
  {
    tenantId,
    tableId,
    request,
    precondition,
  }: {
    tenantId: TenantId;
    tableId: string;
    request: UpdateTableRequest;
    precondition?: Precondition | null;
  },
): Promise<RoomTable> {
  const { combinableWith, ...changes } = request;
  try {
    return await inTransaction(app.db, async (tx) => {
      await pairTables(tx, { tenantId, tableId, combinableWith, precondition });
      await changeTable(tx, { tenantId, id: tableId, changes });
      return getRoomTable(tx, { tenantId, tableId });
    });
  } catch (error) {
    const { externalId } = request;
    return refuseTakenTable(app, { tenantId, tableId, externalId, error });
  }
}
