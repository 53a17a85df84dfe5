import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { MAX_STOCK } from "@/lib/restaurant/menu/menu-limits";
import { changeLines } from "./change-lines";
import type { ProductLineResults, SetStockBody } from "./product-lines-contract";

/**
 * Sets or moves the stock of products, each by itself. A delta counts beside the sales of the same moment. The revision
 * stays, as with sales: who edits the menu does not wait for a till.
 */
export async function setStock(
  app: App,
  input: { tenantId: TenantId; currency: string; actorId: string; request: SetStockBody },
): Promise<ProductLineResults> {
  const { request, ...same } = input;
  return changeLines(app, {
    ...same,
    lines: request.items,
    change: ({ stock, delta }, row) => {
      if (delta === undefined) return { stock: stock ?? null };
      if (row.stock === null) return { outcome: "not_counted" };
      const left = row.stock + delta;
      return left < 0 || left > MAX_STOCK ? { outcome: "too_low" } : { stock: left };
    },
  });
}
