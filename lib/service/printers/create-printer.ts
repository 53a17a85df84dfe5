import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { checkPrinterRefs } from "./check-printer-refs";
import { digestOfCode, newDeviceCode } from "./device-code";
import { getPrinter } from "./get-printer";
import type { CreatePrinterRequest } from "./printer-contract";
import { insertPrinter } from "./printer-store";
import { printerUrl } from "./printer-url";

/**
 * Adds a printer, and makes the code that it names itself by. Throws PRINTER_NAME_TAKEN, and PRINTER_NOT_FOUND or
 * STATION_NOT_FOUND for what it names.
 */
export async function createPrinter(
  app: App,
  { tenantId, request }: { tenantId: TenantId; request: CreatePrinterRequest },
) {
  const printerId = newId("prn");
  const code = newDeviceCode(tenantId);
  describeAct({ subjectId: printerId });
  await checkPrinterRefs(app, { tenantId, printerId, ...request });
  try {
    const now = app.clock.now();
    await insertPrinter(app.db.prisma, {
      tenantId,
      id: printerId,
      tokenDigest: digestOfCode(code),
      now,
      ...request,
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("PRINTER_NAME_TAKEN", "Another printer already has this name. Choose another one.");
    throw error;
  }
  const printer = await getPrinter(app, { tenantId, printerId });
  return { printer, code, url: printerUrl(app, { kind: request.kind, code }) };
}
