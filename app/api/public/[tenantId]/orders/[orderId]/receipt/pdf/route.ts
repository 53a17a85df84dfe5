import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { OrderEmailQuery } from "@/lib/service/orders/life/order-change-contract";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { getGuestReceipts } from "@/lib/service/receipts/get-guest-receipts";
import { receiptFile } from "@/lib/service/receipts/receipt-file";

export const GET = endpoint({
  operationId: "printOrderReceipt",
  summary: "Print an order's receipt as its customer",
  description: "A PDF in A4 with the receipt and its corrections, in the language of the order.",
  tag: "Tax and receipts",
  guard: publicTenant,
  params: OrderParams,
  query: OrderEmailQuery,
  response: null,
  produces: "application/pdf",
  errors: ["TENANT_NOT_FOUND", "RECEIPT_NOT_FOUND"],
  atOnce: 2,
  async handle({ app, shop, params, query }) {
    const receipts = await getGuestReceipts(app, { shop, orderId: params.orderId, email: query.email });
    return receiptFile(app, { tenantId: shop.tenant.id, receipts });
  },
});
