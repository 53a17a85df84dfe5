import { endpoint } from "@/lib/app/endpoint";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { guestBillLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/tenancy/public-tenant";
import { getGuestBill } from "@/lib/service/bills/get-guest-bill";
import { GuestBill, GuestBillParams, guestBillView } from "@/lib/service/bills/guest-bill-contract";

export const GET = endpoint({
  operationId: "getGuestBill",
  summary: "Get a table's bill as its guests see it",
  description: "The token is in the QR code at the table; staff find it in the bill.",
  tag: "Bills",
  guard: publicTenant,
  params: GuestBillParams,
  response: GuestBill,
  errors: ["TENANT_NOT_FOUND", "BILL_NOT_FOUND", "RATE_LIMITED"],
  limit: guestBillLimit,
  async handle({ app, shop, params, request }) {
    const { id: tenantId, locales } = shop.tenant;
    const bill = await getGuestBill(app, { tenantId, token: params.token });
    return guestBillView(bill, { shop, locale: requestLocale(request, locales) });
  },
});
