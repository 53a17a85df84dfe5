import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import { listCategoryRows } from "@/lib/restaurant/menu/category-store";
import { growMenu } from "@/lib/restaurant/menu/editing/grow-menu";
import { refuseTakenExternalId } from "@/lib/restaurant/menu/editing/refuse-external-id";
import { type ChangedSubject, productSnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import {
  deleteProductRow,
  findProductRows,
  insertProducts,
  listProductRows,
  type NewProduct,
  nextPosition,
  updateProductRow,
} from "@/lib/restaurant/menu/product-store";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import type { MenuSheetInput } from "./menu-import-contract";
import { type MenuImportPlan, planMenuImport } from "./plan-menu-import";

type Counts = { added: number; changed: number; removed: number };

/**
 * Does to a menu what the preview of the same file has shown, in one transaction (ADR 053). Throws MENU_CHANGED when the
 * menu was edited after the preview, VALIDATION_FAILED for a file with problems, EXTERNAL_ID_TAKEN, and QUOTA_EXCEEDED;
 * nothing is changed then.
 */
export async function importMenu(
  app: App,
  input: {
    tenantId: TenantId;
    currency: string;
    locales: readonly string[];
    actorId: string;
    sheet: MenuSheetInput & { menuVersion: string };
  },
): Promise<Counts> {
  const { tenantId, currency, locales, actorId, sheet } = input;
  return growMenu(app, { tenantId }, async (tx) => {
    const categories = await listCategoryRows(tx, { tenantId });
    const products = await listProductRows(tx, { tenantId });
    const plan = planMenuImport({ categories, products, locales, currency }, sheet);
    if (plan.preview.menuVersion !== sheet.menuVersion)
      fail("MENU_CHANGED", "The menu was edited after this preview. Request a new one.");
    refuseFields(
      plan.preview.problems.map(({ line, column, message }) => ({
        path: `csv.${line}${column ? `.${column}` : ""}`,
        message,
      })),
    );
    const adding = plan.adds.length - plan.removeIds.length;
    if (adding > 0)
      await keepQuota(tx, { tenantId, quota: "products", used: async () => products.length, adding });
    const changed = await carryOut(tx, { tenantId, plan });
    const act = { actorId, cause: "import" } as const;
    await recordMenuChanges(tx, { tenantId, act, changed, now: app.clock.now() });
    const counts = {
      added: plan.adds.length,
      changed: plan.changes.length,
      removed: plan.removeIds.length,
    };
    describeAct({ data: counts });
    return counts;
  }).catch(refuseTakenExternalId);
}

async function carryOut(
  tx: Tx,
  { tenantId, plan }: { tenantId: TenantId; plan: MenuImportPlan },
): Promise<ChangedSubject[]> {
  const first = await nextPosition(tx, { tenantId });
  const made = plan.adds.map(({ fields }, index) => ({
    ...(fields as NewProduct),
    id: newId("prd"),
    position: first + index,
  }));
  if (made.length > 0) await insertProducts(tx, { tenantId, products: made });
  const touched = [...plan.changes.map(({ id }) => id), ...plan.removeIds];
  const before = await findProductRows(tx, { tenantId, productIds: touched });
  // In the order of their ids, as orders lock the products that they take from.
  for (const { id, fields } of plan.changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await updateProductRow(tx, { tenantId, productId: id, changes: fields });
  }
  for (const productId of plan.removeIds.toSorted()) await deleteProductRow(tx, { tenantId, productId });
  const after = await findProductRows(tx, {
    tenantId,
    productIds: [...made.map(({ id }) => id), ...plan.changes.map(({ id }) => id)],
  });
  return [...made.map(({ id }) => id), ...touched].map((subjectId) => {
    const [was, is] = [before.get(subjectId), after.get(subjectId)];
    return {
      subject: "product",
      subjectId,
      before: was ? productSnapshot(was) : null,
      after: is ? productSnapshot(is) : null,
    };
  });
}
