import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import type { StationWire, UpdateStationRequest } from "./station-contract";
import { changeStation, findStation } from "./station-store";

/** Changes a station. Throws STATION_NOT_FOUND and STATION_NAME_TAKEN. */
export async function updateStation(
  app: App,
  { request, ...ref }: { tenantId: TenantId; stationId: string; request: UpdateStationRequest },
): Promise<StationWire> {
  try {
    await changeStation(app.db.prisma, { ...ref, changes: request });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("STATION_NAME_TAKEN", "Another station already has this name. Choose another one.");
    throw error;
  }
  return (await findStation(app.db.prisma, ref)) ?? fail("STATION_NOT_FOUND", "There is no such station.");
}
