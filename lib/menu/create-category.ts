import type { App } from "@/lib/app/app";
import { newId } from "@/lib/ids/ids";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { insertCategory } from "./category-store";
import { changeMenu } from "./change-menu";
import { type CreateCategoryBody, type TenantCategory, tenantCategory } from "./menu-management-contract";

/** Adds a category, last in the menu unless its order is given. */
export async function createCategory(
  app: App,
  { tenantId, category: { order, ...fields } }: { tenantId: TenantId; category: CreateCategoryBody },
): Promise<TenantCategory> {
  const row = await changeMenu(app, { tenantId }, (tx) =>
    insertCategory(tx, { tenantId, categoryId: newId("cat"), fields: { ...fields, position: order } }),
  );
  return tenantCategory(row);
}
