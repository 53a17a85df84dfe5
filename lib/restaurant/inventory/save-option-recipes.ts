import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { optionKey } from "@/lib/restaurant/pricing/option-label";
import { type OptionRecipeLineWire, toMilli } from "./quantity";
import type { OptionRecipeLineRow } from "./recipe-line";
import { holdIngredients, listOptionRecipe, replaceOptionRecipe } from "./recipe-store";

/**
 * Replaces what the options of a product take, where it is given, in the transaction that writes the product, and
 * returns what it is now. Throws VALIDATION_FAILED for an ingredient that the restaurant does not have, an option that
 * the product does not have, and an ingredient that an option names twice.
 */
export async function saveOptionRecipes(
  tx: Tx,
  input: {
    tenantId: TenantId;
    productId: string;
    /** As the product has them after the write. */
    optionGroups: readonly { name: string; options: readonly { label: string }[] }[];
    lines: readonly OptionRecipeLineWire[] | undefined;
  },
): Promise<OptionRecipeLineRow[]> {
  const { tenantId, productId, optionGroups, lines } = input;
  if (lines) {
    const known = await holdIngredients(tx, { tenantId, ids: lines.map((line) => line.ingredientId) });
    const keys = new Set<string>();
    const issues = lines.flatMap(({ group, option, ingredientId }, index) => {
      const at = (field: string, message: string) => [{ path: `optionRecipes.${index}.${field}`, message }];
      const labels = optionGroups.find(({ name }) => name === group)?.options.map(({ label }) => label) ?? [];
      if (!labels.some((label) => optionKey(label) === optionKey(option)))
        return at("option", "is not an option of this product");
      if (!known.has(ingredientId)) return at("ingredientId", "does not belong to this restaurant");
      const key = JSON.stringify([group, optionKey(option), ingredientId]);
      if (keys.has(key)) return at("ingredientId", "is named twice for this option");
      keys.add(key);
      return [];
    });
    refuseFields(issues);
    const rows = lines.map(({ group, option, ingredientId, quantity }) => ({
      groupName: group,
      optionName: optionKey(option),
      ingredientId,
      quantityMilli: toMilli(quantity),
    }));
    await replaceOptionRecipe(tx, { tenantId, productId, lines: rows });
  }
  return listOptionRecipe(tx, { tenantId, productId });
}
