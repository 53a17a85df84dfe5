import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";

/**
 * Tells the open pages of a restaurant that what the platform is doing there has changed, once the transaction is
 * through. Takes the tenant's counter row, the last lock of every transaction, so it belongs at the end.
 */
export async function bumpNotices(tx: SqlTx, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await tx.execute("UPDATE tenant_counter SET notice_sequence = notice_sequence + 1 WHERE tenant_id = $1", [
    tenantId,
  ]);
}
