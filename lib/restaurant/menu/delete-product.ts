import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { App } from "@/lib/restaurant/app";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { productSnapshot } from "./menu-change";
import { recordMenuChanges } from "./menu-change-store";
import { priceChanges } from "./price-change";
import { deleteProductRow, findProductRows } from "./product-store";

/** Deletes a product; deleting it again changes nothing. Orders keep their own copy of what was bought. */
export async function deleteProduct(
  app: App,
  input: { tenantId: TenantId; currency: string; productId: string; actorId: string },
): Promise<void> {
  const { tenantId, currency, productId, actorId } = input;
  await changeMenu(app, { tenantId }, async (tx) => {
    const before = (await findProductRows(tx, { tenantId, productIds: [productId] })).get(productId);
    if (!before) return;
    describeAct({ data: { prices: priceChanges(before, null, currency) } });
    await deleteProductRow(tx, { tenantId, productId });
    const was = { subject: "product", subjectId: productId, before: productSnapshot(before) } as const;
    const changed = [{ ...was, after: null }];
    await recordMenuChanges(tx, { tenantId, act: { actorId, cause: "edit" }, changed, now: app.clock.now() });
  });
}
