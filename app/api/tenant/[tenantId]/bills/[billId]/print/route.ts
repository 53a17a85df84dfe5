import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { BillParams } from "@/lib/service/bills/bill-contract";
import { printTableBill } from "@/lib/service/bills/print-table-bill";
import { PrintAtCounterRequest } from "@/lib/service/printers/print-at-counter-contract";
import { PrintJobWire } from "@/lib/service/printers/print-job-contract";

export const POST = endpoint({
  operationId: "printBillTicket",
  summary: "Print what a table has to pay",
  description: "With a code that opens the bill on the guests' phones. It is not a receipt, and says so.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: BillParams,
  body: PrintAtCounterRequest,
  response: PrintJobWire,
  errors: ["BILL_NOT_FOUND", "BILL_CLOSED", "PRINTER_NOT_FOUND"],
  idempotent: true,
  handle: ({ app, tenant, params, body }) =>
    printTableBill(app, { tenant, billId: params.billId, printerId: body.printerId ?? null }),
});
