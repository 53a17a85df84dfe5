import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { getStation } from "./get-station";
import type { StationWire, UpdateStationRequest } from "./station-contract";
import { changeStation, lockStation } from "./station-store";

/** Changes a station. Throws STATION_NOT_FOUND and STATION_NAME_TAKEN. */
export async function updateStation(
  app: App,
  {
    request,
    precondition,
    ...ref
  }: {
    tenantId: TenantId;
    stationId: string;
    request: UpdateStationRequest;
    precondition?: Precondition | null;
  },
): Promise<StationWire> {
  try {
    await inTransaction(app.db, async (tx) => {
      const known = await lockStation(tx, ref);
      if (known) await precondition?.(() => known);
      await changeStation(tx, { ...ref, changes: request });
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("STATION_NAME_TAKEN", "Another station already has this name. Choose another one.");
    throw error;
  }
  return getStation(app, ref);
}
