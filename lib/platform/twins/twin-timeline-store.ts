import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db } from "@/lib/platform/db/db";

export type TimelineRow = {
  id: string;
  at: Date;
  kind: "event" | "email";
  type: string;
  sequence: string | null;
  orderId: string | null;
  reservationId: string | null;
  reservationDate: string | null;
  subject: string | null;
  to: string | null;
};

/** Of the same instant, ids tell the order behind their prefix. */
const PLACE = "right(id, 26)";
const BEHIND = `AND (created_at, ${PLACE}) < ($3, right($4, 26))`;

/** Events and emails of a test twin, the latest first, from behind a place. Each kind is read as far as the page can need. */
export function listTimelineRows(
  db: Db,
  { tenantId, after, limit }: { tenantId: TenantId; after: PageCursor | null; limit: number },
): Promise<TimelineRow[]> {
  const behind = after ? BEHIND : "";
  return db.sql.query<TimelineRow>(
    `SELECT * FROM (
       (SELECT id, created_at AS at, 'event' AS kind, type, sequence, order_id AS "orderId",
              CASE WHEN type LIKE 'reservation.%' THEN data->>'reservationId' END AS "reservationId",
              CASE WHEN type LIKE 'reservation.%' THEN data->>'date' END AS "reservationDate", NULL AS subject, NULL AS "to"
          FROM event WHERE tenant_id = $1 ${behind} ORDER BY created_at DESC, ${PLACE} DESC LIMIT $2)
       UNION ALL
       (SELECT id, created_at, 'email', template, NULL, NULL, NULL, NULL, subject, "to"
          FROM email WHERE tenant_id = $1 AND tenant_id LIKE 'twin%' ${behind} ORDER BY created_at DESC, ${PLACE} DESC LIMIT $2)
     ) AS entries ORDER BY at DESC, ${PLACE} DESC LIMIT $2`,
    after ? [tenantId, limit, after.at, after.id] : [tenantId, limit],
  );
}
