import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { Floor, floorView } from "@/lib/service/bills/floor-contract";
import { getFloor } from "@/lib/service/bills/get-floor";

export const GET = endpoint({
  operationId: "getFloor",
  summary: "Get the room as it is now",
  description:
    "Every table with what its open bill comes to, who sits there and who is expected next, within 12 hours.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: Floor,
  errors: [],
  handle: async ({ app, tenant }) => floorView(await getFloor(app, { tenantId: tenant.id })),
});
