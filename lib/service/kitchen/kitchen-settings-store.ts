import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { KitchenAges } from "./kitchen-ticket";

/** Lets changes of these settings wait for each other; a restaurant that has changed none has no row to lock. */
export async function lockKitchenAges(tx: SqlTx, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await tx.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`kitchen-settings:${tenantId}`]);
}

export async function writeKitchenAges(
  tx: SqlTx,
  { tenantId, soonMinutes, lateMinutes }: KitchenAges & { tenantId: TenantId },
): Promise<void> {
  await tx.execute(
    `INSERT INTO kitchen_settings (tenant_id, soon_minutes, late_minutes) VALUES ($1, $2::int, $3::int)
     ON CONFLICT (tenant_id) DO UPDATE SET soon_minutes = excluded.soon_minutes, late_minutes = excluded.late_minutes`,
    [tenantId, soonMinutes, lateMinutes],
  );
}
