import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import {
  IngredientParams,
  IngredientWire,
  ingredientView,
  MoveIngredientRequest,
  MovementList,
  MovementQuery,
  movementView,
} from "@/lib/restaurant/inventory/inventory-contract";
import { listMovements } from "@/lib/restaurant/inventory/list-movements";
import { moveIngredient } from "@/lib/restaurant/inventory/move-ingredient";

export const GET = endpoint({
  operationId: "listIngredientMovements",
  summary: "List an ingredient's stock movements, newest first",
  description: "Sales, returns, deliveries, waste and recounts, each with the stock after it.",
  tag: "Inventory",
  guard: tenantStaffAccess,
  params: IngredientParams,
  query: MovementQuery,
  response: MovementList,
  errors: ["INGREDIENT_NOT_FOUND"],
  async handle({ app, tenant, params, query }) {
    const { ingredientId } = params;
    const { page, next } = await listMovements(app, { tenantId: tenant.id, ingredientId, query });
    return { movements: page.map((row) => movementView(row, tenant.currency)), ...next };
  },
});

export const POST = endpoint({
  operationId: "moveIngredient",
  summary: "Record a delivery, waste or a recount",
  description: "Stock never falls below zero; waste beyond it is recorded as a shortage.",
  tag: "Inventory",
  guard: tenantStaffAccess,
  params: IngredientParams,
  body: MoveIngredientRequest,
  response: IngredientWire,
  errors: ["INGREDIENT_NOT_FOUND"],
  idempotent: true,
  async handle({ app, tenant, actor, params, body }) {
    const { id: tenantId, currency } = tenant;
    const ref = { tenantId, currency, ingredientId: params.ingredientId };
    return ingredientView(
      await moveIngredient(app, { ...ref, actorId: actor.userId, request: body }),
      currency,
    );
  },
});
