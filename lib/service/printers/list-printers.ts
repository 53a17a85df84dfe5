import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { listPrinterActivity } from "./printer-activity-store";
import { type PrinterWire, printerToWire } from "./printer-contract";
import { listPrinterRows } from "./printer-store";

/** The printers of a restaurant, with how they are and what they printed last. */
export async function listPrinters(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<{ printers: PrinterWire[] }> {
  const [rows, activity] = await Promise.all([
    listPrinterRows(app.db.prisma, { tenantId }),
    listPrinterActivity(app.db, { tenantId }),
  ]);
  const printers = rows.map((row) => {
    const { waiting = 0, lastJob = null } = activity.find(({ printerId }) => printerId === row.id) ?? {};
    return printerToWire(row, { waiting, lastJob: lastJob && { ...lastJob, at: lastJob.at.toISOString() } });
  });
  return { printers };
}
