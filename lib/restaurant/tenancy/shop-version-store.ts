import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";

/** Makes every reader load the storefront again. Belongs in the transaction of the change. */
export async function bumpShopVersion(tx: SqlTx, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await tx.execute("UPDATE tenant_version SET version = version + 1 WHERE tenant_id = $1", [tenantId]);
}
