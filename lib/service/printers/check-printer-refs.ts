import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findPrinter } from "./printer-store";
import { listStationRows } from "./station-store";

/** Throws STATION_NOT_FOUND and PRINTER_NOT_FOUND for what a printer cannot name, also for itself as its substitute. */
export async function checkPrinterRefs(
  app: App,
  input: {
    tenantId: TenantId;
    printerId: string;
    stationIds?: readonly string[] | undefined;
    substituteId?: string | null | undefined;
  },
): Promise<void> {
  const { tenantId, printerId, stationIds = [], substituteId } = input;
  if (stationIds.length > 0) {
    const known = await listStationRows(app.db.prisma, { tenantId });
    if (stationIds.some((id) => !known.some((station) => station.id === id)))
      fail("STATION_NOT_FOUND", "One of the stations is gone. Load the page again.");
  }
  if (!substituteId) return;
  const isOther = substituteId !== printerId;
  if (!isOther || !(await findPrinter(app.db.prisma, { tenantId, printerId: substituteId })))
    fail("PRINTER_NOT_FOUND", "Choose another printer of the restaurant as the substitute.");
}
