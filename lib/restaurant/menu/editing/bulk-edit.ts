import { type FieldIssue, fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { readAmount } from "@/lib/core/money/amount-input";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import type { App } from "@/lib/restaurant/app";
import { availabilityEvents } from "@/lib/restaurant/menu/availability-event";
import { productSnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import { findProductRows, listProductRows } from "@/lib/restaurant/menu/product-store";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import type { BulkEditBody } from "./bulk-edit-contract";
import { bulkPrices, type PriceRule } from "./bulk-price";
import { updateProductsAtRevision } from "./bulk-store";
import { type TenantProduct, tenantProduct } from "./menu-management-contract";
import { refuseUnknownCategory } from "./refuse-category";

/**
 * Changes many products by one rule, in one transaction (ADR 053). Throws PRODUCT_NOT_FOUND, MENU_CHANGED when one of
 * them was edited after the revision that is named, and VALIDATION_FAILED for an unknown category and for a price that
 * would be too large; nothing is changed then.
 */
export async function bulkEdit(
  app: App,
  input: { tenantId: TenantId; currency: string; actorId: string; request: BulkEditBody },
): Promise<TenantProduct[]> {
  const { tenantId, currency, actorId, request } = input;
  const rule = readRule(request, currency);
  const ids = request.products.map(({ id }) => id);
  const rows = await changeMenu(app, { tenantId }, async (tx) => {
    const before = await findProductRows(tx, { tenantId, productIds: ids });
    const changes = request.products.map(({ id, revision }, index) => {
      const row = before.get(id);
      if (!row) return fail("PRODUCT_NOT_FOUND", "One of these products no longer exists.");
      const prices = rule ? bulkPrices(row, rule, currency) : row;
      if (!prices)
        refuseFields([{ path: `products.${index}.id`, message: "would have a price that is too large" }]);
      const { basePriceMinor, discountPriceMinor } = prices ?? row;
      const { available = row.available, status = row.status, categoryId = row.categoryId } = request;
      return { id, revision, basePriceMinor, discountPriceMinor, available, status, categoryId };
    });
    const changed = await updateProductsAtRevision(tx, {
      tenantId,
      changes,
      backOn: request.available === true,
    });
    if (changed < ids.length)
      fail("MENU_CHANGED", "One of these products was edited in the meantime. Load the menu again.");
    const after = (await listProductRows(tx, { tenantId })).filter(({ id }) => before.has(id));
    const now = app.clock.now();
    await recordMenuChanges(tx, {
      tenantId,
      act: { actorId, cause: "bulk" },
      changed: after.map((row) => ({
        subject: "product",
        subjectId: row.id,
        before: productSnapshot(before.get(row.id) ?? row),
        after: productSnapshot(row),
      })),
      now,
    });
    const pairs = after.map((row) => ({ before: before.get(row.id) ?? row, after: row }));
    tellAtCommit(tx, { tenantId, events: availabilityEvents(pairs, now), now });
    describeAct({ data: figures(request) });
    return after;
  }).catch(refuseUnknownCategory);
  return rows.map((row) => tenantProduct(row, currency));
}

function readRule({ price }: BulkEditBody, currency: string): PriceRule | null {
  if (!price) return null;
  const { percent, amount = 0, rounding } = price;
  if (percent !== undefined) return { percent, rounding };
  const issues: FieldIssue[] = [];
  const sizeMinor = readAmount(Math.abs(amount), currency, "price.amount", issues);
  refuseFields(issues);
  return { amountMinor: Math.sign(amount) * sizeMinor, rounding };
}

function figures({ products, price, available, status, categoryId }: BulkEditBody) {
  return {
    products: products.length,
    percent: price?.percent ?? null,
    amount: price?.amount ?? null,
    available: available ?? null,
    status: status ?? null,
    categoryId: categoryId ?? null,
  };
}
