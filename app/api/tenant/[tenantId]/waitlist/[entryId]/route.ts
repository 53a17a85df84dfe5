import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { removeWaiting } from "@/lib/service/waitlist/remove-waiting";
import { WaitlistParams } from "@/lib/service/waitlist/waitlist-contract";

export const DELETE = endpoint({
  operationId: "removeFromWaitlist",
  summary: "Take a party off the waitlist",
  description: "Repeating it is harmless. A table that was held for it is free again.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: WaitlistParams,
  response: null,
  errors: [],
  handle: ({ app, tenant, params }) => removeWaiting(app, { tenantId: tenant.id, entryId: params.entryId }),
});
