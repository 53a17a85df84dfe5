import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { ReportWindow } from "./report-range";

export type TakingsRow = {
  method: "cash" | "external";
  type: string | null;
  count: number;
  takenMinor: number;
  backMinor: number;
  tipMinor: number;
  outsideMinor: number;
};

/** What a restaurant took itself in a time, and gave back, by way of payment, in minor units. */
export function readTakings(
  db: Db,
  { tenantId, window }: { tenantId: TenantId; window: ReportWindow },
): Promise<TakingsRow[]> {
  return db.sql.query<TakingsRow>(
    `SELECT method::text AS method, type, count(*)::int AS count,
            coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0)::float8 AS "takenMinor",
            coalesce(sum(amount_minor) FILTER (WHERE amount_minor < 0), 0)::float8 AS "backMinor",
            sum(tip_minor)::float8 AS "tipMinor",
            coalesce(sum(amount_minor) FILTER (WHERE drawer_day_id IS NULL), 0)::float8 AS "outsideMinor"
       FROM till_payment WHERE tenant_id = $1 AND taken_at >= $2 AND taken_at < $3
      GROUP BY method, type ORDER BY method = 'cash' DESC, sum(amount_minor) DESC, type`,
    [tenantId, window.start, window.end],
  );
}
