import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { MAX_AMOUNT_MINOR, parseMajor } from "@/lib/core/money/money";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { App } from "@/lib/restaurant/app";
import { advanceMenu } from "@/lib/restaurant/tenancy/advance-menu";
import { getIngredient } from "./get-ingredient";
import { addTo, type Ingredient, type StockChange, takeFrom } from "./ingredient";
import { unitCostOf } from "./ingredient-cost";
import { ingredientLowEvents } from "./ingredient-event";
import { lockIngredientStock, setUnitCost } from "./ingredient-store";
import type { MoveIngredientRequest } from "./inventory-contract";
import { recordMovements } from "./movement-store";
import { toMilli } from "./quantity";

function changeOf(kind: MoveIngredientRequest["kind"], stockMilli: number, milli: number): StockChange {
  switch (kind) {
    case "delivery":
      return addTo(stockMilli, milli);
    case "waste":
      return takeFrom(stockMilli, milli);
    case "recount":
      return { changeMilli: milli - stockMilli, shortageMilli: 0 };
  }
}

/** What a delivery cost, as a whole and per unit; null when it was not said. */
function readCost({ kind, quantity, cost }: MoveIngredientRequest, currency: string) {
  if (cost === null) return null;
  const costMinor = parseMajor(cost, currency);
  const unitCostMilli =
    costMinor !== null && costMinor <= MAX_AMOUNT_MINOR && kind === "delivery"
      ? unitCostOf({ costMinor, quantityMilli: toMilli(quantity) })
      : null;
  if (costMinor === null || unitCostMilli === null) {
    const message = "must be a valid amount in the restaurant's currency, for a delivery of more than 0";
    refuseFields([{ path: "cost", message }]);
    return null;
  }
  return { costMinor, unitCostMilli };
}

/**
 * Records a delivery, waste or a recount. Products that can no longer be made, or can again, change on the menu with
 * it. A delivery that says what it cost sets the unit cost: recipes are reckoned at the last price paid. Throws
 * INGREDIENT_NOT_FOUND, and VALIDATION_FAILED for a cost that is no delivery's.
 */
export async function moveIngredient(
  app: App,
  input: {
    tenantId: TenantId;
    currency: string;
    ingredientId: string;
    actorId: string;
    request: MoveIngredientRequest;
  },
): Promise<Ingredient> {
  const { tenantId, ingredientId, actorId, request } = input;
  const { kind, quantity, note } = request;
  const paid = readCost(request, input.currency);
  await inTransaction(app.db, async (tx) => {
    const stockMilli = await lockIngredientStock(tx, { tenantId, ingredientId });
    if (stockMilli === null) return fail("INGREDIENT_NOT_FOUND", "There is no such ingredient.");
    if (paid) await setUnitCost(tx, { tenantId, ingredientId, unitCostMilli: paid.unitCostMilli });
    const change = changeOf(kind, stockMilli, toMilli(quantity));
    const changes = [{ ingredientId, ...change, costMinor: paid?.costMinor ?? null }];
    const now = app.clock.now();
    const cause = { tenantId, kind, sourceId: null, note, actorId, now };
    const { changesMenu, ranLow } = await recordMovements(tx, { ...cause, changes });
    if (changesMenu) await advanceMenu(tx, { tenantId, cause: "ingredients", now });
    await appendEvents(tx, { tenantId, events: ingredientLowEvents(ranLow, now), now });
  });
  app.live.announce(tenantId);
  return getIngredient(app, { tenantId, ingredientId });
}
