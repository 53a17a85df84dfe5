import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { countStock } from "@/lib/restaurant/inventory/count-stock";
import {
  CountStockRequest,
  IngredientList,
  ingredientView,
} from "@/lib/restaurant/inventory/inventory-contract";

export const POST = endpoint({
  operationId: "countStock",
  summary: "Record a stocktake",
  description:
    "All counts or none. What was sold, wasted or delivered after `countedAt` is added to what was counted, so a count can go on while the kitchen works and be sent when there is a network again.",
  tag: "Inventory",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: CountStockRequest,
  response: IngredientList,
  errors: [],
  idempotent: true,
  async handle({ app, tenant, actor, body }) {
    const rows = await countStock(app, { tenantId: tenant.id, actorId: actor.userId, request: body });
    return { ingredients: rows.map((row) => ingredientView(row, tenant.currency)) };
  },
});
