import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { StationWire } from "./station-contract";
import { findStation } from "./station-store";

/** A station of the kitchen. Throws STATION_NOT_FOUND. */
export async function getStation(
  app: App,
  ref: { tenantId: TenantId; stationId: string },
): Promise<StationWire> {
  return (await findStation(app.db.prisma, ref)) ?? fail("STATION_NOT_FOUND", "There is no such station.");
}
