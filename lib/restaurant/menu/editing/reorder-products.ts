import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listProductRows } from "@/lib/restaurant/menu/product-store";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { type TenantProduct, tenantProduct } from "./menu-management-contract";
import { placeFirst } from "./menu-order-store";

/**
 * Places the given products first, all at once (Specification, Menu). Throws VALIDATION_FAILED, with nothing changed,
 * for an id that is not the restaurant's own.
 */
export async function reorderProducts(
  app: App,
  { tenantId, currency, ids }: { tenantId: TenantId; currency: string; ids: string[] },
): Promise<{ products: TenantProduct[] }> {
  return changeMenu(app, { tenantId }, async (tx) => {
    const foreign = await placeFirst(tx, { kind: "product", tenantId, ids });
    if (foreign !== null) {
      refuseFields([{ path: `ids.${ids.indexOf(foreign)}`, message: "does not belong to this restaurant" }]);
    }
    const rows = await listProductRows(tx, { tenantId });
    return { products: rows.map((row) => tenantProduct(row, currency)) };
  });
}
