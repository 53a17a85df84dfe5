import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { getPrinter } from "@/lib/service/printers/get-printer";
import { PrinterParams, PrinterWire, UpdatePrinterRequest } from "@/lib/service/printers/printer-contract";
import { removePrinter } from "@/lib/service/printers/remove-printer";
import { updatePrinter } from "@/lib/service/printers/update-printer";

/** What the device says of itself is no edit. */
const version = versionOf(
  PrinterWire,
  ({
    state: _,
    stateAt: _at,
    lastPollAt: _poll,
    isPaperLow: _low,
    waiting: _waiting,
    lastJob: _job,
    ...edited
  }) => edited,
);

export const GET = endpoint({
  operationId: "getPrinter",
  summary: "Get a printer",
  description: "With its state, as it has last reported it.",
  tag: "Printers",
  guard: tenantStaffAccess,
  params: PrinterParams,
  response: PrinterWire,
  version,
  errors: ["PRINTER_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getPrinter(app, { tenantId: tenant.id, printerId: params.printerId }),
});

export const PATCH = endpoint({
  operationId: "updatePrinter",
  summary: "Update a printer",
  description: "Its code stays.",
  tag: "Printers",
  guard: tenantAccess,
  params: PrinterParams,
  body: UpdatePrinterRequest,
  response: PrinterWire,
  version,
  errors: ["PRINTER_NOT_FOUND", "PRINTER_NAME_TAKEN", "STATION_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params, body, precondition }) =>
    updatePrinter(app, {
      tenantId: tenant.id,
      printerId: params.printerId,
      request: body,
      precondition,
    }),
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
