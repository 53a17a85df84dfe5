import type { App } from "@/lib/app/app";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { changeMenu } from "./change-menu";
import { deleteProductRow } from "./product-store";

/** Deletes a product; deleting it again changes nothing. Orders keep their own copy of what was bought. */
export async function deleteProduct(
  app: App,
  { tenantId, productId }: { tenantId: TenantId; productId: string },
): Promise<void> {
  await changeMenu(app, { tenantId }, (tx) => deleteProductRow(tx, { tenantId, productId }));
}
