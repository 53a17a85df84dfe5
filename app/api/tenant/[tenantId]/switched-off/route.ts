import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { listSwitchedOff } from "@/lib/restaurant/menu/switched-off/list-switched-off";
import { SwitchedOff } from "@/lib/restaurant/menu/switched-off/switched-off-contract";

export const GET = endpoint({
  operationId: "listSwitchedOff",
  summary: "List everything that guests cannot order now, and until when",
  description: "Dishes, categories and options: by hand, by stock, by an ingredient, or until a time.",
  tag: "Menu management",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  response: SwitchedOff,
  errors: [],
  handle: ({ app, tenant }) => listSwitchedOff(app, { tenantId: tenant.id }),
});
