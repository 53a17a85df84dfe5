import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import { listCategoryRows } from "@/lib/restaurant/menu/category-store";
import { menuVersionOf } from "@/lib/restaurant/menu/csv/plan-menu-import";
import { growMenu } from "@/lib/restaurant/menu/editing/grow-menu";
import { refuseTakenExternalId } from "@/lib/restaurant/menu/editing/refuse-external-id";
import { alsoKept, categorySnapshot, productSnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { type BatchedChange, recordMenuBatch } from "@/lib/restaurant/menu/history/menu-change-store";
import { insertProducts, listProductRows } from "@/lib/restaurant/menu/product-store";
import { getTaxRules } from "@/lib/restaurant/tax-classes/tax-class-store";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import type { MenuUpsertResult, UpsertMenuBody } from "./menu-upsert-contract";
import { insertCategoryRows, writeCategoryRows, writeProductRows } from "./menu-write-store";
import { type MenuUpsertPlan, planMenuUpsert } from "./plan-menu-upsert";

type Input = { tenantId: TenantId; currency: string; actorId: string; request: UpsertMenuBody };

/**
 * Brings categories and products, known by their externalId, to what a request says: all of it in one transaction, or
 * nothing (ADR 118). Two at once at a restaurant come one after the other. Throws VALIDATION_FAILED with every problem by
 * its place, MENU_CHANGED for a menuVersion that is over, and QUOTA_EXCEEDED.
 */
export async function upsertMenu(app: App, input: Input): Promise<MenuUpsertResult> {
  const { request } = input;
  if (request.dryRun) {
    const { plan, menuVersion } = await compare(app.db.prisma, input);
    const created = plan.difference.created.map((each) => ({ ...each, id: null }));
    return { dryRun: true, ...plan.difference, created, menuVersion, batchId: null };
  }
  return growMenu(app, input, (tx) => carryOut(app, tx, input)).catch(refuseTakenExternalId);
}

/** The plan for the menu as it is, without problems. */
async function compare(db: Db["prisma"] | Tx, { tenantId, currency, request }: Input) {
  const categories = await listCategoryRows(db, { tenantId });
  const products = await listProductRows(db, { tenantId });
  const { classes } = await getTaxRules(db, { tenantId });
  const menuVersion = menuVersionOf({ categories, products });
  if (request.menuVersion !== undefined && request.menuVersion !== menuVersion)
    fail("MENU_CHANGED", "The menu was edited after this dry run. Compare again.");
  const taxClassIds = new Set(classes.map(({ id }) => id));
  const plan = planMenuUpsert({ categories, products, taxClassIds, currency }, request);
  refuseFields(plan.issues);
  return { plan, menuVersion, categories, products };
}

async function carryOut(app: App, tx: Tx, input: Input): Promise<MenuUpsertResult> {
  const { tenantId, actorId } = input;
  const { plan, menuVersion, categories, products } = await compare(tx, input);
  const { made, changed } = plan;
  const adding = { categories: made.categories.length, products: made.products.length };
  if (adding.categories > 0) {
    const used = async () => categories.length;
    await keepQuota(tx, { tenantId, quota: "categories", used, adding: adding.categories });
  }
  if (adding.products > 0) {
    const used = async () => products.length;
    await keepQuota(tx, { tenantId, quota: "products", used, adding: adding.products });
  }
  await insertCategoryRows(tx, { tenantId, rows: made.categories });
  if (adding.products > 0) await insertProducts(tx, { tenantId, products: made.products });
  const written =
    (await writeCategoryRows(tx, { tenantId, rows: changed.categories })) +
    (await writeProductRows(tx, { tenantId, rows: changed.products }));
  if (written < changed.categories.length + changed.products.length)
    fail("MENU_CHANGED", "The menu was edited at the same moment. Send the request again.");
  const batch = changesOf(plan, { categories, products });
  const batchId = batch.length > 0 ? newId("mcb") : null;
  if (batchId) {
    const act = { actorId, cause: "import" } as const;
    await recordMenuBatch(tx, { tenantId, batchId, act, changed: batch, now: app.clock.now() });
  }
  describeAct({ data: { batchId, created: adding.categories + adding.products, changed: written } });
  return { dryRun: false, ...plan.difference, menuVersion, batchId };
}

type Before = Pick<Awaited<ReturnType<typeof compare>>, "categories" | "products">;

function changesOf({ made, changed }: MenuUpsertPlan, before: Before): BatchedChange[] {
  const categories = new Map(before.categories.map((row) => [row.id, row]));
  const products = new Map(before.products.map((row) => [row.id, row]));
  return [
    ...[...made.categories, ...changed.categories].map((row): BatchedChange => {
      const was = categories.get(row.id);
      return {
        ...{ subject: "category", subjectId: row.id, before: was ? categorySnapshot(was) : null },
        ...{
          after: categorySnapshot(row),
          also: { before: was ? alsoKept(was) : null, after: alsoKept(row) },
        },
      };
    }),
    ...[...made.products, ...changed.products].map((row): BatchedChange => {
      const was = products.get(row.id);
      return {
        ...{ subject: "product", subjectId: row.id, before: was ? productSnapshot(was) : null },
        ...{
          after: productSnapshot(row),
          also: { before: was ? alsoKept(was) : null, after: alsoKept(row) },
        },
      };
    }),
  ];
}
