import { endpoint } from "@/lib/app/endpoint";
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
  async handle({ app, shop, params }) {
    const { id: tenantId, name } = shop.tenant;
    return guestBillView(await getGuestBill(app, { tenantId, token: params.token }), name);
  },
});
