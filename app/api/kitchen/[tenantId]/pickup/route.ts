import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { kitchenScreenLimit } from "@/lib/platform/rate-limit/screen-limits";
import { PickupNumbers } from "@/lib/service/kitchen/kitchen-contract";
import { screenAccess } from "@/lib/service/kitchen/kitchen-guards";
import { listPickupNumbers } from "@/lib/service/kitchen/list-pickup-numbers";

export const GET = endpoint({
  operationId: "listScreenNumbers",
  summary: "List the numbers that this screen shows guests",
  description: "Only orders that are being prepared or ready to be picked up, without names or prices.",
  tag: "Kitchen",
  guard: screenAccess("pickup"),
  params: TenantParams,
  response: PickupNumbers,
  errors: ["RATE_LIMITED"],
  limit: kitchenScreenLimit,
  handle: ({ app, tenant }) => listPickupNumbers(app, { tenantId: tenant.id }),
});
