import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import { copyRecipes } from "@/lib/restaurant/inventory/copy-recipes";
import { productSnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import type { ProductFields } from "@/lib/restaurant/menu/product";
import { insertProducts, nextPosition, type ProductWithRecipe } from "@/lib/restaurant/menu/product-store";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";

const withoutIds = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups.map((group) => ({
    ...group,
    options: group.options.map(({ id: _, externalId: __, ...option }) => option),
  }));

type ProductCopy = { original: ProductWithRecipe; copyId: string; changes: Partial<ProductFields> };

/** Adds copies of products behind all others, with their recipes, in a transaction that changes the menu. */
export async function copyProducts(
  app: App,
  tx: Tx,
  input: { tenantId: TenantId; actorId: string; copies: readonly ProductCopy[] },
): Promise<void> {
  const { tenantId, actorId, copies } = input;
  const first = await nextPosition(tx, { tenantId });
  const made = copies.map(({ original, copyId, changes }, index) => ({
    ...productSnapshot(original),
    // A copy is another dish to a till until somebody says which (ADR 117).
    externalId: null,
    optionGroups: withoutIds(original.optionGroups as unknown as OptionGroup[]),
    taxClassId: original.taxClassId,
    stock: original.stock === null ? null : 0,
    ...changes,
    id: copyId,
    position: first + index,
  }));
  await insertProducts(tx, { tenantId, products: made });
  const pairs = copies.map(({ original, copyId }) => ({ fromId: original.id, toId: copyId }));
  await copyRecipes(tx, { tenantId, pairs });
  await recordMenuChanges(tx, {
    tenantId,
    act: { actorId, cause: "duplicate" },
    changed: made.map((product) => ({
      subject: "product",
      subjectId: product.id,
      before: null,
      after: productSnapshot(product),
    })),
    now: app.clock.now(),
  });
}
