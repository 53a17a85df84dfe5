import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { ReportWindow } from "./report-range";

type Window = { tenantId: TenantId; window: ReportWindow };

export type TaxRow = {
  kind: "receipt" | "correction";
  /** Hundredths of a percent; null where no tax was shown. */
  bps: number | null;
  netMinor: number;
  taxMinor: number;
};

const RATES = `
  SELECT r.kind::text AS kind, line.bps,
         sum(coalesce(line."netMinor", r.gross_minor))::float8 AS "netMinor",
         sum(coalesce(line."taxMinor", 0))::float8 AS "taxMinor"
    FROM receipt r
    LEFT JOIN LATERAL jsonb_to_recordset(r.tax_lines) AS line(bps int, "netMinor" int, "taxMinor" int) ON true
   WHERE r.tenant_id = $1 AND r.issued_at >= $2 AND r.issued_at < $3 AND r.gross_minor <> 0
   GROUP BY 1, 2 ORDER BY 2 NULLS FIRST, 1`;

/** What was issued in a time, by kind and rate, in minor units; a tip that went back by itself is of no rate. */
export function readTax(db: Db, { tenantId, window }: Window): Promise<TaxRow[]> {
  return db.sql.query<TaxRow>(RATES, [tenantId, window.start, window.end]);
}

/** How many receipts and corrections were issued in a time. */
export async function countReceipts(
  db: Db,
  { tenantId, window }: Window,
): Promise<{ receipts: number; corrections: number }> {
  const [row] = await db.sql.query<{ receipts: number; corrections: number }>(
    `SELECT count(*) FILTER (WHERE kind = 'receipt')::int AS receipts,
            count(*) FILTER (WHERE kind = 'correction')::int AS corrections
       FROM receipt WHERE tenant_id = $1 AND issued_at >= $2 AND issued_at < $3`,
    [tenantId, window.start, window.end],
  );
  return row ?? { receipts: 0, corrections: 0 };
}
