import type { PoolClient } from "pg";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";

/** Tells every reader that the storefront changed. Belongs into the transaction of the change. */
export async function bumpShopVersion(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await tx.tenantVersion.update({ where: { tenantId }, data: { version: { increment: 1 } } });
}

/** As bumpShopVersion, for a transaction in plain SQL. */
export async function bumpShopVersionInSql(
  client: PoolClient,
  { tenantId }: { tenantId: TenantId },
): Promise<void> {
  await client.query("UPDATE tenant_version SET version = version + 1 WHERE tenant_id = $1", [tenantId]);
}
