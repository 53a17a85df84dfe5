import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listCategoryRows } from "@/lib/restaurant/menu/category-store";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { type TenantCategory, tenantCategory } from "./menu-management-contract";
import { placeFirst } from "./menu-order-store";

/**
 * Places the given categories first, all at once (Specification, Menu). Throws VALIDATION_FAILED, with nothing
 * changed, for an id that is not the restaurant's own.
 */
export async function reorderCategories(
  app: App,
  { tenantId, ids }: { tenantId: TenantId; ids: string[] },
): Promise<{ categories: TenantCategory[] }> {
  return changeMenu(app, { tenantId }, async (tx) => {
    const foreign = await placeFirst(tx, { kind: "category", tenantId, ids });
    if (foreign !== null) {
      refuseFields([{ path: `ids.${ids.indexOf(foreign)}`, message: "does not belong to this restaurant" }]);
    }
    return { categories: (await listCategoryRows(tx, { tenantId })).map(tenantCategory) };
  });
}
