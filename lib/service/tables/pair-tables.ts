import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { Precondition } from "@/lib/platform/http/precondition";
import { getRoomTable } from "@/lib/service/reservations/get-room-table";
import { lockTables } from "@/lib/service/reservations/room-store";
import { MAX_NEIGHBOURS } from "@/lib/service/reservations/table-choice";
import { findCrowdedTable, replaceTablePairs } from "./table-store";

/**
 * Locks a table with its neighbours-to-be and makes it combinable with exactly these; without a list the pairs stay.
 * Throws TABLE_NOT_FOUND for a table that is not in the room, and TABLE_COMBINATION_LIMIT when one would go with more
 * than MAX_NEIGHBOURS others (ADR 032).
 */
export async function pairTables(
  tx: Tx,
  {
    tenantId,
    tableId,
    combinableWith,
    precondition,
  }: {
    tenantId: TenantId;
    tableId: string;
    combinableWith?: string[];
    precondition?: Precondition | null;
  },
): Promise<void> {
  const others = (combinableWith ?? []).filter((id) => id !== tableId);
  const present = await lockTables(tx, { tenantId, tableIds: [tableId, ...others] });
  const unknown = [tableId, ...others].find((wanted) => !present.some(({ id }) => id === wanted));
  if (unknown !== undefined) fail("TABLE_NOT_FOUND", `There is no table ${unknown} at this restaurant.`);
  await precondition?.(() => getRoomTable(tx, { tenantId, tableId }));
  if (!combinableWith) return;
  await replaceTablePairs(tx, { tenantId, id: tableId, otherIds: others });
  const crowded = await findCrowdedTable(tx, { tenantId, tableIds: others, most: MAX_NEIGHBOURS });
  if (crowded === null) return;
  fail(
    "TABLE_COMBINATION_LIMIT",
    `Table ${crowded} can be combined with at most ${MAX_NEIGHBOURS} other tables.`,
  );
}
