import { endpoint } from "@/lib/app/endpoint";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { getIngredient } from "@/lib/restaurant/inventory/get-ingredient";
import {
  IngredientParams,
  IngredientWire,
  ingredientView,
  UpdateIngredientRequest,
} from "@/lib/restaurant/inventory/inventory-contract";
import { removeIngredient } from "@/lib/restaurant/inventory/remove-ingredient";
import { updateIngredient } from "@/lib/restaurant/inventory/update-ingredient";

const version = versionOf(IngredientWire, ({ stock: _, low: _low, ...edited }) => edited);

export const GET = endpoint({
  operationId: "getIngredient",
  summary: "Get an ingredient",
  description: "With its stock now.",
  tag: "Inventory",
  guard: impersonal(tenantStaffAccess),
  params: IngredientParams,
  response: IngredientWire,
  version,
  errors: ["INGREDIENT_NOT_FOUND"],
  async handle({ app, tenant, params }) {
    const { ingredientId } = params;
    return ingredientView(await getIngredient(app, { tenantId: tenant.id, ingredientId }), tenant.currency);
  },
});

export const PATCH = endpoint({
  operationId: "updateIngredient",
  summary: "Update an ingredient",
  description: "The stock changes only through movements.",
  tag: "Inventory",
  guard: tenantAccess,
  params: IngredientParams,
  body: UpdateIngredientRequest,
  response: IngredientWire,
  version,
  errors: ["INGREDIENT_NOT_FOUND", "INGREDIENT_NAME_TAKEN"],
  async handle({ app, tenant, params, body, precondition }) {
    const { ingredientId } = params;
    const { id: tenantId, currency } = tenant;
    return ingredientView(
      await updateIngredient(app, { tenantId, currency, ingredientId, request: body, precondition }),
      currency,
    );
  },
});

export const DELETE = endpoint({
  operationId: "removeIngredient",
  summary: "Remove an ingredient",
  description: "Repeating it is harmless.",
  tag: "Inventory",
  guard: tenantAccess,
  params: IngredientParams,
  response: null,
  errors: ["INGREDIENT_IN_USE"],
  handle: ({ app, tenant, params }) =>
    removeIngredient(app, { tenantId: tenant.id, ingredientId: params.ingredientId }),
});
