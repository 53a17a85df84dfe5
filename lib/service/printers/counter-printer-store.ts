import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { TicketKind } from "@/lib/core/ticket/ticket";
import type { Sql } from "@/lib/platform/db/sql";

/** The named printer, or the one at the counter: that of the main drawer, else the restaurant's first. Null where there is none. */
export async function findCounterPrinterId(
  db: Sql,
  { tenantId, printerId }: { tenantId: TenantId; printerId: string | null },
): Promise<string | null> {
  const [found] = await db.query<{ id: string }>(
    `SELECT p.id FROM printer p
       LEFT JOIN drawer d ON d.tenant_id = p.tenant_id AND d.printer_id = p.id AND d.is_main AND d.removed_at IS NULL
      WHERE p.tenant_id = $1 AND ($2::text IS NULL OR p.id = $2)
      ORDER BY d.id IS NULL, p.id LIMIT 1`,
    [tenantId, printerId],
  );
  return found?.id ?? null;
}

/** Whether a ticket of this kind and label was made before, as far as tickets are kept. */
export async function wasMade(
  db: Sql,
  { tenantId, kind, label }: { tenantId: TenantId; kind: TicketKind; label: string },
): Promise<boolean> {
  const rows = await db.query(
    "SELECT 1 AS found FROM print_job WHERE tenant_id = $1 AND kind = $2 AND label = $3 AND state <> 'canceled' LIMIT 1",
    [tenantId, kind, label],
  );
  return rows.length > 0;
}
