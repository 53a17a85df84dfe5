import { endpoint } from "@/lib/app/endpoint";
import { guestBillLimit } from "@/lib/platform/rate-limit/limits";
import { publicShop } from "@/lib/restaurant/menu/public-tenant";
import { getGuestBillReceipts } from "@/lib/service/bills/get-guest-bill-receipts";
import { GuestBillParams } from "@/lib/service/bills/guest-bill-contract";
import { receiptFile } from "@/lib/service/receipts/receipt-file";

export const GET = endpoint({
  operationId: "printGuestBillReceipt",
  summary: "Print the receipt of a table's bill as its guest",
  description: "A PDF in A4 with the receipt and its corrections, in the restaurant's first language.",
  tag: "Tax and receipts",
  guard: publicShop,
  params: GuestBillParams,
  response: null,
  produces: "application/pdf",
  errors: ["TENANT_NOT_FOUND", "BILL_NOT_FOUND", "RECEIPT_NOT_FOUND", "RATE_LIMITED"],
  limit: guestBillLimit,
  atOnce: 2,
  async handle({ app, shop, params }) {
    const { id: tenantId } = shop.tenant;
    const receipts = await getGuestBillReceipts(app, { tenantId, token: params.token });
    return receiptFile(app, { tenantId, receipts });
  },
});
