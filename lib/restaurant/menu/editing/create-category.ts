import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { App } from "@/lib/restaurant/app";
import { countCategories, insertCategory } from "@/lib/restaurant/menu/category-store";
import { categorySnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import { refuseUnknownTaxClass } from "@/lib/restaurant/tax-classes/refuse-tax-class";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { growMenu } from "./grow-menu";
import { type CreateCategoryBody, type TenantCategory, tenantCategory } from "./menu-management-contract";
import { refuseTakenExternalId } from "./refuse-external-id";

/**
 * Adds a category, last in the menu unless its order is given. Throws QUOTA_EXCEEDED, EXTERNAL_ID_TAKEN, and
 * VALIDATION_FAILED for an unknown tax class.
 */
export async function createCategory(
  app: App,
  input: { tenantId: TenantId; actorId: string; category: CreateCategoryBody },
): Promise<TenantCategory> {
  const { tenantId, actorId } = input;
  const { order, ...fields } = input.category;
  const categoryId = newId("cat");
  describeAct({ subjectId: categoryId, data: { visible: fields.visible } });
  const row = await growMenu(app, { tenantId }, async (tx) => {
    await keepQuota(tx, { tenantId, quota: "categories", used: () => countCategories(tx, { tenantId }) });
    await refuseUnknownTaxClass(tx, { tenantId, classId: fields.taxClassId });
    const created = await insertCategory(tx, {
      tenantId,
      categoryId,
      fields: { ...fields, position: order },
    });
    const made = { subject: "category", subjectId: categoryId, before: null } as const;
    const changed = [{ ...made, after: categorySnapshot(created) }];
    await recordMenuChanges(tx, { tenantId, act: { actorId, cause: "edit" }, changed, now: app.clock.now() });
    return created;
  }).catch(refuseTakenExternalId);
  return tenantCategory(row);
}
