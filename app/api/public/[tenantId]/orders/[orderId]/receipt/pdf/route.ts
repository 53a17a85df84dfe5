import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/tenancy/public-tenant";
import { OrderEmailQuery } from "@/lib/service/orders/order-change-contract";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { getGuestReceipts } from "@/lib/service/receipts/get-guest-receipts";
import { printReceipts } from "@/lib/service/receipts/print-receipts";
import { receiptNumber } from "@/lib/service/receipts/receipt";

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
    const [{ kind, number }] = receipts;
    return new Response(await printReceipts(app, { tenantId: shop.tenant.id, receipts }), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${receiptNumber(kind, number)}.pdf"`,
        "cache-control": "no-store",
      },
    });
  },
});
