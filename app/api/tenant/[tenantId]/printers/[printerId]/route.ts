import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { PrinterParams, PrinterWire, UpdatePrinterRequest } from "@/lib/service/printers/printer-contract";
import { removePrinter } from "@/lib/service/printers/remove-printer";
import { updatePrinter } from "@/lib/service/printers/update-printer";

export const PATCH = endpoint({
  operationId: "updatePrinter",
  summary: "Update a printer",
  description: "Its code stays.",
  tag: "Printers",
  guard: tenantAccess,
  params: PrinterParams,
  body: UpdatePrinterRequest,
  response: PrinterWire,
  errors: ["PRINTER_NOT_FOUND", "PRINTER_NAME_TAKEN", "STATION_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params, body }) =>
    updatePrinter(app, { tenantId: tenant.id, printerId: params.printerId, request: body }),
});

export const DELETE = endpoint({
  operationId: "removePrinter",
  summary: "Remove a printer",
  description: "With its tickets. Repeating it is harmless.",
  tag: "Printers",
  guard: tenantAccess,
  params: PrinterParams,
  response: null,
  errors: [],
  audited: true,
  handle: ({ app, tenant, params }) =>
    removePrinter(app, { tenantId: tenant.id, printerId: params.printerId }),
});
