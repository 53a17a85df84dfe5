import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findPrinter } from "@/lib/service/printers/printer-store";

/** Throws PRINTER_NOT_FOUND where a drawer is to have a printer that is not there. */
export async function checkDrawerPrinter(
  app: App,
  { tenantId, printerId }: { tenantId: TenantId; printerId: string | null },
): Promise<void> {
  if (printerId !== null && !(await findPrinter(app.db.prisma, { tenantId, printerId })))
    fail("PRINTER_NOT_FOUND", "There is no such printer.");
}
