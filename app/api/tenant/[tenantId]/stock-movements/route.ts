import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { AllMovementQuery, MovementList, movementView } from "@/lib/restaurant/inventory/inventory-contract";
import { listAllMovements } from "@/lib/restaurant/inventory/list-all-movements";

export const GET = endpoint({
  operationId: "listStockMovements",
  summary: "List the stock movements of all ingredients, newest first",
  description: "Removed ingredients included; `kind` chooses one kind.",
  tag: "Inventory",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: AllMovementQuery,
  response: MovementList,
  errors: [],
  async handle({ app, tenant, query }) {
    const { page, next } = await listAllMovements(app, { tenantId: tenant.id, query });
    return { movements: page.map((row) => movementView(row, tenant.currency)), ...next };
  },
});
