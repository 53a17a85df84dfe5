import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { bumpShopVersion } from "@/lib/restaurant/menu/shop-version-store";
import { getIngredient } from "./get-ingredient";
import { addTo, type Ingredient, type StockChange, takeFrom } from "./ingredient";
import { lockIngredientStock } from "./ingredient-store";
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

/**
 * Records a delivery, waste or a recount. Products that can no longer be made, or can again, change on the menu with
 * it. Throws INGREDIENT_NOT_FOUND.
 */
export async function moveIngredient(
  app: App,
  input: { tenantId: TenantId; ingredientId: string; actorId: string; request: MoveIngredientRequest },
): Promise<Ingredient> {
  const { tenantId, ingredientId, actorId, request } = input;
  const { kind, quantity, note } = request;
  await inTransaction(app.db, async (tx) => {
    const stockMilli = await lockIngredientStock(tx, { tenantId, ingredientId });
    if (stockMilli === null) return fail("INGREDIENT_NOT_FOUND", "There is no such ingredient.");
    const changes = [{ ingredientId, ...changeOf(kind, stockMilli, toMilli(quantity)) }];
    const cause = { tenantId, kind, sourceId: null, note, actorId, now: app.clock.now() };
    if (await recordMovements(tx, { ...cause, changes })) await bumpShopVersion(tx, { tenantId });
  });
  app.live.announce(tenantId);
  return getIngredient(app, { tenantId, ingredientId });
}
