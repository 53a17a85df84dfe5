import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { exportRestaurant } from "@/lib/oversight/export/export-restaurant";
import { tenantOwnerAccess } from "@/lib/people/auth/staff-guards";
import { exportLimit } from "@/lib/platform/rate-limit/limits";

export const GET = endpoint({
  operationId: "exportRestaurant",
  summary: "Download all data of the restaurant",
  description:
    "For the owner. A ZIP archive of CSV files: menu, stock, guests, orders, bills, bookings, coupons, gift cards, payments, ledger and events; settings as JSON. Asks for a fresh sign-in, which `GET /api/auth/reauthenticate` checks beforehand. Secrets and card codes are not in it.",
  tag: "Restaurant settings",
  guard: tenantOwnerAccess,
  params: TenantParams,
  response: null,
  produces: "application/zip",
  atOnce: 2,
  limit: exportLimit,
  errors: ["FRESH_SIGN_IN_REQUIRED", "RATE_LIMITED"],
  handle: ({ app, tenant, actor }) =>
    exportRestaurant(app, { tenantId: tenant.id, slug: tenant.slug, actor }),
});
