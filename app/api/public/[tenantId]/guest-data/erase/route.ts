import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { eraseGuest } from "@/lib/oversight/privacy/erase-guest";
import { GuestDataBody } from "@/lib/oversight/privacy/guest-data-contract";
import { openGuestData } from "@/lib/oversight/privacy/open-guest-data";
import { guestDataLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "eraseOwnGuestData",
  summary: "Erase everything kept about a guest, as that guest",
  description:
    "Takes the person out of orders, bookings, gift cards, notes and the storefront's account. The books keep amounts and lines.",
  tag: "Customers",
  guard: publicTenant,
  params: TenantParams,
  body: GuestDataBody,
  response: null,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "GUEST_NOT_FOUND", "ERASURE_BLOCKED", "RATE_LIMITED"],
  limit: guestDataLimit,
  handle: ({ app, shop: { tenant }, body }) =>
    eraseGuest(app, {
      tenant,
      guestId: openGuestData(app, { tenantId: tenant.id, token: body.token }),
    }),
});
