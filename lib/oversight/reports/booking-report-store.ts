import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import { type RestaurantTime, timeValues } from "./restaurant-time";
import { type ReportInput, saleValues, shownAt } from "./sales-sql";

export type Parties = {
  bookings: number;
  guests: number;
  online: number;
  phone: number;
  walkIn: number;
  noShows: number;
  noShowGuests: number;
  canceled: number;
};

const COUNTS = "r.status <> 'canceled'";

const BOOKINGS = `
  WITH party AS (
    SELECT ${shownAt("r.starts_at")} AS local, r.status, r.source, r.guest_count AS guests, ${COUNTS} AS counts
      FROM reservation r WHERE r.tenant_id = $1 AND r.starts_at >= $4 AND r.starts_at < $5)
  SELECT to_char(local, 'YYYY-MM-DD') AS day,
         (count(*) FILTER (WHERE counts))::int AS bookings,
         coalesce(sum(guests) FILTER (WHERE counts), 0)::int AS guests,
         (count(*) FILTER (WHERE counts AND source = 'online'))::int AS online,
         (count(*) FILTER (WHERE counts AND source = 'phone'))::int AS phone,
         (count(*) FILTER (WHERE counts AND source = 'walk_in'))::int AS "walkIn",
         (count(*) FILTER (WHERE status = 'no_show'))::int AS "noShows",
         coalesce(sum(guests) FILTER (WHERE status = 'no_show'), 0)::int AS "noShowGuests",
         (count(*) FILTER (WHERE status = 'canceled'))::int AS canceled
    FROM party GROUP BY 1 ORDER BY 1`;

/** The bookings of a time by the local day on which they begin; days without one are left out. */
export function readBookings(db: Db, input: ReportInput): Promise<(Parties & { day: string })[]> {
  const statement = { name: "report-bookings", text: BOOKINGS };
  return db.sql.query<Parties & { day: string }>(statement, saleValues(input));
}

/** How many bookings of each restaurant begin in its time; without an entry where there are none. One statement for all. */
export async function countBookings(
  db: Db,
  times: readonly RestaurantTime[],
): Promise<Map<TenantId, number>> {
  const rows = await db.sql.query<{ tenantId: TenantId; bookings: number }>(
    {
      name: "report-bookings-of-many",
      text: `SELECT c.tenant_id AS "tenantId", count(*)::int AS bookings
               FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS c (tenant_id, since, until)
               JOIN reservation r ON r.tenant_id = c.tenant_id AND r.starts_at >= c.since AND r.starts_at < c.until
              WHERE ${COUNTS} GROUP BY c.tenant_id`,
    },
    timeValues(times),
  );
  return new Map(rows.map(({ tenantId, bookings }) => [tenantId, bookings]));
}
