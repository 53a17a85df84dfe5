import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { readFavoriteDishes } from "./favorite-dishes-store";
import type { FavoriteDishes } from "./order-list-contract";

/** The dishes that were ordered most in a restaurant's last 300 orders, at most 12. */
export async function listFavoriteDishes(
  app: App,
  ref: { tenantId: TenantId },
): Promise<z.input<typeof FavoriteDishes>> {
  return { productIds: await readFavoriteDishes(app.db.sql, ref) };
}
