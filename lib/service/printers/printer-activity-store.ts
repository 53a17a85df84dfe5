import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

export type PrinterActivity = {
  printerId: string;
  waiting: number;
  lastJob: { id: string; label: string; kind: string; state: string; at: Date } | null;
};

/** How many tickets wait at each printer, and which was its latest. */
export async function listPrinterActivity(
  db: Db,
  { tenantId }: { tenantId: TenantId },
): Promise<PrinterActivity[]> {
  const [counts, latest] = await Promise.all([
    db.sql.query<{ printerId: string; waiting: number }>(
      `SELECT printer_id AS "printerId", count(*)::int AS waiting FROM print_job
        WHERE tenant_id = $1 AND state IN ('waiting', 'claimed') GROUP BY printer_id`,
      [tenantId],
    ),
    db.sql.query<{ printerId: string; id: string; label: string; kind: string; state: string; at: Date }>(
      `SELECT DISTINCT ON (printer_id) printer_id AS "printerId", id, label, kind, state::text AS state,
              coalesce(ended_at, created_at) AS at
         FROM print_job WHERE tenant_id = $1 ORDER BY printer_id, id DESC`,
      [tenantId],
    ),
  ]);
  return latest.map(({ printerId, ...lastJob }) => ({
    printerId,
    lastJob,
    waiting: counts.find((count) => count.printerId === printerId)?.waiting ?? 0,
  }));
}
