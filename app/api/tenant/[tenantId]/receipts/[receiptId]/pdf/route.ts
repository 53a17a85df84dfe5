import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { getReceipt } from "@/lib/service/receipts/get-receipt";
import { ReceiptParams } from "@/lib/service/receipts/receipt-contract";
import { receiptFile } from "@/lib/service/receipts/receipt-file";

export const GET = endpoint({
  operationId: "printReceipt",
  summary: "Print a receipt or a correction",
  description: "A PDF in A4, in the language of the order, or the restaurant's first one for a table's bill.",
  tag: "Tax and receipts",
  guard: tenantStaffAccess,
  params: ReceiptParams,
  response: null,
  produces: "application/pdf",
  errors: ["RECEIPT_NOT_FOUND"],
  atOnce: 2,
  async handle({ app, tenant, params }) {
    const receipt = await getReceipt(app, { tenantId: tenant.id, receiptId: params.receiptId });
    return receiptFile(app, { tenantId: tenant.id, receipts: [receipt] });
  },
});
