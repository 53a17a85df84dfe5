import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { type FloorTable, partiesAt } from "./floor";
import { listFloorClaims, listFloorTables } from "./floor-store";

const HOUR_MS = 3_600_000;
/** How long after the booked end a party can still be sitting there. */
const BACK_HOURS = 12;
/** How far ahead the next party of a table is looked for: the rest of the evening. */
const AHEAD_HOURS = 12;

/** The room now: every table with its open bill, who sits there and who is expected next. */
export async function getFloor(app: App, { tenantId }: { tenantId: TenantId }): Promise<FloorTable[]> {
  const now = app.clock.now();
  const from = new Date(now.getTime() - BACK_HOURS * HOUR_MS);
  const to = new Date(now.getTime() + AHEAD_HOURS * HOUR_MS);
  const [tables, claims] = await Promise.all([
    listFloorTables(app.db, { tenantId }),
    listFloorClaims(app.db, { tenantId, from, to }),
  ]);
  return tables.map((table) => ({ ...table, ...partiesAt(table.id, claims, now) }));
}
