import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { createPrinter } from "@/lib/service/printers/create-printer";
import { listPrinters } from "@/lib/service/printers/list-printers";
import { CreatePrinterRequest, PrinterList, PrinterWithCode } from "@/lib/service/printers/printer-contract";

export const GET = endpoint({
  operationId: "listPrinters",
  summary: "List the printers of a restaurant",
  description: "With their state, as each has last reported it.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: PrinterList,
  errors: [],
  handle: ({ app, tenant }) => listPrinters(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "createPrinter",
  summary: "Add a printer",
  description: "Its code is shown this once; the device names itself by it.",
  tag: "Printers",
  guard: tenantAccess,
  params: TenantParams,
  body: CreatePrinterRequest,
  response: PrinterWithCode,
  errors: ["PRINTER_NAME_TAKEN", "PRINTER_NOT_FOUND", "STATION_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, body }) => createPrinter(app, { tenantId: tenant.id, request: body }),
});
