import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { getReceipt } from "@/lib/service/receipts/get-receipt";
import { ReceiptParams, ReceiptWire, receiptView } from "@/lib/service/receipts/receipt-contract";

export const GET = endpoint({
  operationId: "getReceipt",
  summary: "Get a receipt or a correction",
  description: "With its lines and taxes, as it was issued; a correction names the receipt that it corrects.",
  tag: "Tax and receipts",
  guard: tenantStaffAccess,
  params: ReceiptParams,
  response: ReceiptWire,
  errors: ["RECEIPT_NOT_FOUND"],
  handle: async ({ app, tenant, params }) =>
    receiptView(await getReceipt(app, { tenantId: tenant.id, receiptId: params.receiptId })),
});
