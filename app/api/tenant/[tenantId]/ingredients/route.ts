import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { createIngredient } from "@/lib/restaurant/inventory/create-ingredient";
import {
  CreateIngredientRequest,
  IngredientList,
  IngredientWire,
  ingredientView,
} from "@/lib/restaurant/inventory/inventory-contract";
import { listIngredients } from "@/lib/restaurant/inventory/list-ingredients";

export const GET = endpoint({
  operationId: "listIngredients",
  summary: "List a restaurant's ingredients with their stock",
  description: "In alphabetical order, with what a unit costs and whether little is left.",
  tag: "Inventory",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  response: IngredientList,
  errors: [],
  async handle({ app, tenant }) {
    const rows = await listIngredients(app, { tenantId: tenant.id });
    return { ingredients: rows.map((row) => ingredientView(row, tenant.currency)) };
  },
});

export const POST = endpoint({
  operationId: "createIngredient",
  summary: "Create an ingredient",
  description: "`stock` is what is there at the start.",
  tag: "Inventory",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateIngredientRequest,
  response: IngredientWire,
  errors: ["INGREDIENT_NAME_TAKEN", "QUOTA_EXCEEDED"],
  idempotent: true,
  async handle({ app, tenant, actor, body }) {
    const { id: tenantId, currency } = tenant;
    const ref = { tenantId, currency, actorId: actor.userId };
    return ingredientView(await createIngredient(app, { ...ref, request: body }), currency);
  },
});
