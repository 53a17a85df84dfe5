import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { CreateStationRequest, StationWire } from "./station-contract";
import { insertStation } from "./station-store";

/** Adds a station to the kitchen. Throws STATION_NAME_TAKEN. */
export async function createStation(
  app: App,
  { tenantId, request }: { tenantId: TenantId; request: CreateStationRequest },
): Promise<StationWire> {
  const station = { id: newId("stn"), ...request };
  describeAct({ subjectId: station.id });
  try {
    await inTransaction(app.db, (tx) => insertStation(tx, { tenantId, ...station, now: app.clock.now() }));
  } catch (error) {
    if (isUniqueViolation(error))
      fail("STATION_NAME_TAKEN", "Another station already has this name. Choose another one.");
    throw error;
  }
  return station;
}
