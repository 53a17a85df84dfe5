import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { findCategoryInTx, updateCategoryRow } from "@/lib/restaurant/menu/category-store";
import { categorySnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import { refuseUnknownTaxClass } from "@/lib/restaurant/tax-classes/refuse-tax-class";
import { growMenu } from "./grow-menu";
import { type TenantCategory, tenantCategory, type UpdateCategoryBody } from "./menu-management-contract";
import { refuseTakenExternalId } from "./refuse-external-id";

/**
 * Changes the fields that are given. Throws CATEGORY_NOT_FOUND, QUOTA_EXCEEDED, EXTERNAL_ID_TAKEN, and VALIDATION_FAILED
 * for an unknown tax class.
 */
export async function updateCategory(
  app: App,
  input: {
    tenantId: TenantId;
    categoryId: string;
    actorId: string;
    changes: UpdateCategoryBody;
    precondition?: Precondition | null;
  },
): Promise<TenantCategory> {
  const { tenantId, categoryId, actorId } = input;
  const { order, ...same } = input.changes;
  const changes = { ...same, ...(order === undefined ? {} : { position: order }) };
  if (same.visible !== undefined) describeAct({ data: { visible: same.visible } });
  return growMenu(app, { tenantId }, async (tx) => {
    await refuseUnknownTaxClass(tx, { tenantId, classId: same.taxClassId });
    const before = await findCategoryInTx(tx, { tenantId, categoryId });
    if (before) await input.precondition?.(() => tenantCategory(before));
    const row = await updateCategoryRow(tx, { tenantId, categoryId, changes });
    if (!before || !row) return fail("CATEGORY_NOT_FOUND", "There is no such category.");
    const was = { subject: "category", subjectId: categoryId, before: categorySnapshot(before) } as const;
    const changed = [{ ...was, after: categorySnapshot(row) }];
    await recordMenuChanges(tx, { tenantId, act: { actorId, cause: "edit" }, changed, now: app.clock.now() });
    return tenantCategory(row);
  }).catch(refuseTakenExternalId);
}
