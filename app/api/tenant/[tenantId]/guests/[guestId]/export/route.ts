import { endpoint } from "@/lib/app/endpoint";
import { GuestExport, GuestParams } from "@/lib/oversight/guests/guest-contract";
import { exportGuest } from "@/lib/oversight/privacy/export-guest";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "exportGuest",
  summary: "Export everything kept about a guest",
  description: "For a guest who asks for it. Recorded in the audit log.",
  tag: "Customers",
  guard: tenantAccess,
  params: GuestParams,
  response: GuestExport,
  errors: ["GUEST_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params }) => exportGuest(app, { tenant, guestId: params.guestId }),
});
