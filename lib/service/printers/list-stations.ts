import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { StationWire } from "./station-contract";
import { listStationRows } from "./station-store";

/** The stations of a restaurant's kitchen, in their order. */
export async function listStations(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<{ stations: StationWire[] }> {
  return { stations: await listStationRows(app.db.prisma, { tenantId }) };
}
