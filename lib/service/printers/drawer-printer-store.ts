import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";

/** The printer that the drawer of a day is connected to, and what the drawer is called; null without one. */
export async function findDrawerPrinter(
  tx: SqlTx,
  { tenantId, drawerDayId }: { tenantId: TenantId; drawerDayId: string },
): Promise<{ printerId: string; drawer: string } | null> {
  const [found] = await tx.query<{ printerId: string; drawer: string }>(
    `SELECT p.id AS "printerId", d.name AS drawer
       FROM drawer_day y
       JOIN drawer d ON d.tenant_id = y.tenant_id AND d.id = y.drawer_id
       JOIN printer p ON p.tenant_id = d.tenant_id AND p.id = d.printer_id
      WHERE y.tenant_id = $1 AND y.id = $2`,
    [tenantId, drawerDayId],
  );
  return found ?? null;
}
