import { endpoint } from "@/lib/app/endpoint";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { guestBillLimit } from "@/lib/platform/rate-limit/limits";
import { publicShop } from "@/lib/restaurant/menu/public-tenant";
import { getGuestBillReceipts } from "@/lib/service/bills/get-guest-bill-receipts";
import { GuestBillParams } from "@/lib/service/bills/guest-bill-contract";
import { guestReceipt } from "@/lib/service/bills/guest-receipt";
import { GuestReceipt, receiptView } from "@/lib/service/receipts/receipt-contract";

export const GET = endpoint({
  operationId: "getGuestBillReceipt",
  summary: "Get the receipt of a table's bill as its guest",
  description:
    "One for the table, with every payment on it. There is one once the restaurant has closed the bill, and for as long as the token opens the bill.",
  tag: "Tax and receipts",
  guard: publicShop,
  params: GuestBillParams,
  response: GuestReceipt,
  errors: ["TENANT_NOT_FOUND", "BILL_NOT_FOUND", "RECEIPT_NOT_FOUND", "RATE_LIMITED"],
  limit: guestBillLimit,
  async handle({ app, shop, params, request }) {
    const { id: tenantId, locales } = shop.tenant;
    const [issued, ...corrections] = await getGuestBillReceipts(app, { tenantId, token: params.token });
    const receipt = guestReceipt(issued, {
      products: shop.products,
      locale: requestLocale(request, locales),
      locales,
    });
    return { receipt: receiptView(receipt), corrections: corrections.map(receiptView) };
  },
});
