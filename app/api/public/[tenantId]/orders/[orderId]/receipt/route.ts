import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { OrderEmailQuery } from "@/lib/service/orders/life/order-change-contract";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { getGuestReceipts } from "@/lib/service/receipts/get-guest-receipts";
import { GuestReceipt, receiptView } from "@/lib/service/receipts/receipt-contract";

export const GET = endpoint({
  operationId: "getOrderReceipt",
  summary: "Get an order's receipt as its customer",
  description:
    "Needs the email that the order was placed with; any other answers as if there were no receipt. There is one once the order is paid.",
  tag: "Tax and receipts",
  guard: publicTenant,
  params: OrderParams,
  query: OrderEmailQuery,
  response: GuestReceipt,
  errors: ["TENANT_NOT_FOUND", "RECEIPT_NOT_FOUND"],
  async handle({ app, shop, params, query }) {
    const { orderId } = params;
    const [receipt, ...corrections] = await getGuestReceipts(app, { shop, orderId, email: query.email });
    return { receipt: receiptView(receipt), corrections: corrections.map(receiptView) };
  },
});
