import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { PickupNumbers } from "@/lib/service/kitchen/kitchen-contract";
import { listPickupNumbers } from "@/lib/service/kitchen/list-pickup-numbers";

export const GET = endpoint({
  operationId: "listPickupNumbers",
  summary: "List the numbers that are almost ready and ready",
  description:
    "For a screen that guests see: orders for pickup, by number alone, at most 40 of each. Those that are ready stay for an hour.",
  tag: "Kitchen",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: PickupNumbers,
  errors: [],
  handle: ({ app, tenant }) => listPickupNumbers(app, { tenantId: tenant.id }),
});
