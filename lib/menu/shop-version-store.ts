import type { PoolClient } from "pg";
import type { Tx } from "@/lib/db/db";
import type { TenantId } from "@/lib/tenancy/tenant-id";

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
