import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { App } from "@/lib/restaurant/app";
import { changeMenu } from "./change-menu";
import { priceChanges } from "./price-change";
import { deleteProductRow, findProductPrices } from "./product-store";

/** Deletes a product; deleting it again changes nothing. Orders keep their own copy of what was bought. */
export async function deleteProduct(
  app: App,
  input: { tenantId: TenantId; currency: string; productId: string },
): Promise<void> {
  const { tenantId, currency, productId } = input;
  await changeMenu(app, { tenantId }, async (tx) => {
    const before = await findProductPrices(tx, { tenantId, productId });
    describeAct({ data: { prices: priceChanges(before, null, currency) } });
    await deleteProductRow(tx, { tenantId, productId });
  });
}
