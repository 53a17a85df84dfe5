import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findStation } from "@/lib/service/printers/station-store";

/** Throws STATION_NOT_FOUND for a station that is not the restaurant's. */
export async function checkScreenStation(
  app: App,
  { tenantId, stationId }: { tenantId: TenantId; stationId: string | null },
): Promise<void> {
  if (stationId !== null && !(await findStation(app.db.prisma, { tenantId, stationId })))
    fail("STATION_NOT_FOUND", "There is no such station.");
}
