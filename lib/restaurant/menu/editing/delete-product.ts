import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { productSnapshot } from "@/lib/restaurant/menu/history/menu-change";
import { recordMenuChanges } from "@/lib/restaurant/menu/history/menu-change-store";
import { deleteProductRow, findProductRows } from "@/lib/restaurant/menu/product-store";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { priceChanges } from "./price-change";
import { readProduct } from "./read-product";

/** Deletes a product; deleting it again changes nothing. Orders keep their own copy of what was bought. */
export async function deleteProduct(
  app: App,
  input: {
    tenantId: TenantId;
    currency: string;
    productId: string;
    actorId: string;
    precondition?: Precondition | null;
  },
): Promise<void> {
  const { tenantId, currency, productId, actorId, precondition } = input;
  await changeMenu(app, { tenantId }, async (tx) => {
    const before = (await findProductRows(tx, { tenantId, productIds: [productId] })).get(productId);
    if (!before) return;
    await precondition?.(() => readProduct(tx, { tenantId, productId, currency }));
    describeAct({ data: { prices: priceChanges(before, null, currency) } });
    await deleteProductRow(tx, { tenantId, productId });
    const was = { subject: "product", subjectId: productId, before: productSnapshot(before) } as const;
    const changed = [{ ...was, after: null }];
    await recordMenuChanges(tx, { tenantId, act: { actorId, cause: "edit" }, changed, now: app.clock.now() });
  });
}
