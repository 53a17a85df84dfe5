import { endpoint } from "@/lib/app/endpoint";
import { guestBillLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/tenancy/public-tenant";
import { getGuestTable } from "@/lib/service/bills/get-guest-table";
import { GuestTable, GuestTableParams } from "@/lib/service/bills/guest-bill-contract";

export const GET = endpoint({
  operationId: "getGuestTable",
  summary: "Find the open bill behind a table's QR code",
  tag: "Bills",
  guard: publicTenant,
  params: GuestTableParams,
  response: GuestTable,
  errors: ["TENANT_NOT_FOUND", "TABLE_NOT_FOUND", "RATE_LIMITED"],
  limit: guestBillLimit,
  handle: ({ app, shop, params }) =>
    getGuestTable(app, { tenantId: shop.tenant.id, linkToken: params.linkToken }),
});
