import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { PrintAtCounterRequest } from "@/lib/service/printers/print-at-counter-contract";
import { PrintJobWire } from "@/lib/service/printers/print-job-contract";
import { printReceiptTicket } from "@/lib/service/receipts/print-receipt-ticket";
import { ReceiptParams } from "@/lib/service/receipts/receipt-contract";

export const POST = endpoint({
  operationId: "printReceiptTicket",
  summary: "Print a receipt or correction on a receipt printer",
  description: "In the language in which it was sold. Printed again it says REPRINT.",
  tag: "Tax and receipts",
  guard: tenantStaffAccess,
  params: ReceiptParams,
  body: PrintAtCounterRequest,
  response: PrintJobWire,
  errors: ["RECEIPT_NOT_FOUND", "PRINTER_NOT_FOUND"],
  idempotent: true,
  handle: ({ app, tenant, params, body }) =>
    printReceiptTicket(app, {
      tenantId: tenant.id,
      receiptId: params.receiptId,
      printerId: body.printerId ?? null,
    }),
});
