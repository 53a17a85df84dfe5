import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { PrinterParams, PrinterWithCode } from "@/lib/service/printers/printer-contract";
import { renewPrinterCode } from "@/lib/service/printers/renew-printer-code";

export const POST = endpoint({
  operationId: "renewPrinterCode",
  summary: "Make a new code for a printer",
  description: "The old one is good for nothing from then on.",
  tag: "Printers",
  guard: tenantAccess,
  params: PrinterParams,
  response: PrinterWithCode,
  errors: ["PRINTER_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params }) =>
    renewPrinterCode(app, { tenantId: tenant.id, printerId: params.printerId }),
});
