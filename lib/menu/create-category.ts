import type { App } from "@/lib/app/app";
import { describeAct } from "@/lib/audit/act-in-progress";
import { newId } from "@/lib/ids/ids";
import { keepQuota } from "@/lib/tenancy/keep-quota";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { countCategories, insertCategory } from "./category-store";
import { growMenu } from "./grow-menu";
import { type CreateCategoryBody, type TenantCategory, tenantCategory } from "./menu-management-contract";

/** Adds a category, last in the menu unless its order is given. Throws QUOTA_EXCEEDED. */
export async function createCategory(
  app: App,
  { tenantId, category: { order, ...fields } }: { tenantId: TenantId; category: CreateCategoryBody },
): Promise<TenantCategory> {
  const categoryId = newId("cat");
  describeAct({ subjectId: categoryId, data: { visible: fields.visible } });
  const row = await growMenu(app, { tenantId }, async (tx) => {
    await keepQuota(tx, { tenantId, quota: "categories", used: () => countCategories(tx, { tenantId }) });
    return insertCategory(tx, { tenantId, categoryId, fields: { ...fields, position: order } });
  });
  return tenantCategory(row);
}
