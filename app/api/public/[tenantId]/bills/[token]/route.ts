import { getGuestBill } from "@/lib/bills/get-guest-bill";
import { GuestBill, GuestBillParams, guestBillView } from "@/lib/bills/guest-bill-contract";
import { endpoint } from "@/lib/http/endpoint";
import { guestBillLimit } from "@/lib/rate-limit/limits";
import { publicTenant } from "@/lib/tenancy/public-tenant";

export const GET = endpoint({
  operationId: "getGuestBill",
  summary: "A table's bill for its guests",
  description: "The token is on the code at the table; staff finds it in the bill.",
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
