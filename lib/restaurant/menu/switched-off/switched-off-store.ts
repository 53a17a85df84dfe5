import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import { OPTION_RECIPE, RECIPE } from "@/lib/restaurant/inventory/recipe-line";

/** Categories that guests do not see now, in menu order. */
export function listHiddenCategoryRows(db: Db, { tenantId, now }: { tenantId: TenantId; now: Date }) {
  return db.prisma.category.findMany({
    where: { tenantId, OR: [{ visible: false }, { hiddenUntil: { gt: now } }] },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, name: true, visible: true, hiddenUntil: true },
  });
}

/** Published products of the categories that guests see, with what decides whether they can be ordered. */
export function listPublishedProductRows(db: Db, { tenantId, now }: { tenantId: TenantId; now: Date }) {
  return db.prisma.product.findMany({
    where: {
      tenantId,
      status: "active",
      category: { visible: true, OR: [{ hiddenUntil: null }, { hiddenUntil: { lte: now } }] },
    },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: {
      id: true,
      name: true,
      available: true,
      soldOutUntil: true,
      stock: true,
      optionGroups: true,
      recipe: RECIPE,
      optionRecipe: OPTION_RECIPE,
    },
  });
}
