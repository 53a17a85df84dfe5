import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { GuestExport } from "@/lib/oversight/guests/guest-contract";
import { exportGuest } from "@/lib/oversight/privacy/export-guest";
import { GuestDataBody } from "@/lib/oversight/privacy/guest-data-contract";
import { openGuestData } from "@/lib/oversight/privacy/open-guest-data";
import { guestDataLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "exportOwnGuestData",
  summary: "Export everything kept about a guest, as that guest",
  description: "As one JSON document. The emailed link is what proves who asks.",
  tag: "Customers",
  guard: publicTenant,
  params: TenantParams,
  body: GuestDataBody,
  response: GuestExport,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "GUEST_NOT_FOUND", "RATE_LIMITED"],
  limit: guestDataLimit,
  handle: ({ app, shop: { tenant }, body }) =>
    exportGuest(app, {
      tenant,
      guestId: openGuestData(app, { tenantId: tenant.id, token: body.token }),
    }),
});
